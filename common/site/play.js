// "Play it": a game against the library that `make play` uses.
//
// The page knows no rules. Whether a move is legal, what it is called, who wins and why is what the library says.
// A game in progress stays: no link, address or reload loses it, since its turns are kept for as long as the window is open.
"use strict";

const PLAY_WORDS = {
  en: {
    game: "Game", start: "Start", begin: "New game", second: "The library begins", move: "Move", choose: "Choose a move", chooseAll: "Choose a square for each knight",
    write: "Or write the move", make: "Make this move", hint: "Hint", undo: "Take back", why: "P or N, and why?",
    explain: "After each move, say what it left", log: "The game so far", you: "You", library: "Library",
    your: "It is your turn.", youWin: "You win.", libraryWins: "The library wins.", link: "Copy a link to this position", copied: "The link is copied.", copyFailed: "This is the link: {0}",
    best: "A good move", lost: "There is no winning move; one that may be made", list: "Legal moves", more: "and more",
    answered: "The library: {0}. ", ended: "The game is over", form: "Start is written as: {0}", part: "Choose one of these; then choose what to do with it.",
    heap: "Heap {0}: {1} counters", heapShort: "Heap {0}: {1}", stair: "Stair {0}: {1} coins", stairShort: "Stair {0}: {1}", bring: "bring {0} from stair {1} down", take: "take {0} from heap {1}", takeOf: "Take from heap {0}, of {1}", board: "Board", name: "name {0}",
    square: "square {0}", knight: "Knight {0} on {1}, to", cutsW: "{0}: cut off width {1}", cutsH: "{0}: cut off height {1}", ground: "the ground",
    letter: "cut at letter {0}, {1}", noCut: "letter {0}, {1}: no cut", cut: "cut one of {0}", times: "{0} times {1}", target: "target {0}", last: "last number {0}",
    see: "See through it: P and N, and the numbers", leaves: "leaves {0}", isN: "N-position: you can win.", isP: "P-position: every move loses against best play.",
    grundy: "Grundy value", suspense: "suspense number", of: "of", binary: "in binary", sum: "nim-sum", sumModulo: "sum of each column mod {0}", all: "All games",
    unknown: "There is no game “{0}”. These are all:", problems: "Problems of this game:", onBoard: "Grundy values stand on the squares: 0 is P.", onBoardSuspense: "Suspense numbers stand on the squares. P: the greatest one of a knight is even.",
    mistake: "Your move {0} gave the win away: {1}. Before it:", noMistake: "You made no mistake: the start was a P-position, lost against best play.", again: "Play on from there",
    formula: "Your formula", formulaNote: "A function of the numbers of a start, {0}, that is true where the player to move wins. It is compared with the library on all small positions.",
    compare: "Compare", fixed: "Here {0} is fixed by the board.", wrong: "({0}): your formula says {1}, but this is {2}.", setUp: "Set it up on the board", right: "Right on all {0} positions whose numbers add up to at most {1}.",
    rightWords: "Right on all {0} strings of at most {1} letters a, b.", slow: "No answer within {0} s.", noFunction: "This is no function, such as {0}", whole: "Go on with all games", busy: "…",
  },
  zh: {
    game: "游戏", start: "开局", begin: "新的一局", second: "电脑先走", move: "走", choose: "请选择一步棋", chooseAll: "请为每匹马选一个格子",
    write: "或者写出这一步", make: "走这一步", hint: "提示", undo: "悔棋", why: "P 还是 N，为什么？",
    explain: "每走一步，都说明留下了什么", log: "本局的走法", you: "你", library: "电脑",
    your: "轮到你走。", youWin: "你赢了。", libraryWins: "电脑赢了。", link: "复制这个局面的链接", copied: "链接已复制。", copyFailed: "链接是：{0}",
    best: "一步好棋", lost: "没有必胜走法，可以这样走", list: "合法的走法", more: "还有更多",
    answered: "电脑：{0}。", ended: "本局结束", form: "开局的写法：{0}", part: "先选其中一个，再选怎样走。",
    heap: "第 {0} 堆：{1} 颗", heapShort: "第 {0} 堆：{1}", stair: "第 {0} 级：{1} 枚", stairShort: "第 {0} 级：{1}", bring: "从第 {1} 级移下 {0} 枚", take: "从第 {1} 堆取 {0} 颗", takeOf: "从第 {0} 堆取几颗，共 {1} 颗", board: "棋盘", name: "报 {0}",
    square: "格子 {0}", knight: "第 {0} 匹马在 {1}，走到", cutsW: "{0}：剪下宽 {1} 的一张", cutsH: "{0}：剪下高 {1} 的一张", ground: "地面",
    letter: "在第 {0} 个字母 {1} 处切开", noCut: "第 {0} 个字母 {1}：不能切", cut: "切开一个 {0}", times: "{0} 个 {1}", target: "目标 {0}", last: "上一个数 {0}",
    see: "看穿它：P、N 和各个数值", leaves: "留下 {0}", isN: "N 局面：你能赢。", isP: "P 局面：对方走得最好时，怎么走都输。",
    grundy: "SG 值", suspense: "悬念数", of: "对象", binary: "二进制", sum: "异或和", sumModulo: "每一列之和 mod {0}", all: "全部游戏",
    unknown: "没有名为“{0}”的游戏。全部游戏如下：", problems: "这个游戏的题目：", onBoard: "格子上写着 SG 值，0 就是 P。", onBoardSuspense: "格子上写着悬念数。各马中最大的悬念数是偶数时为 P。",
    mistake: "你的第 {0} 步放走了胜局：{1}。走这步之前：", noMistake: "你没有走错：开局就是 P 局面，对方走得最好时必输。", again: "从那里重新走",
    formula: "你的公式", formulaNote: "写一个函数，自变量是开局的各个数（{0}），先手必胜时为真。它会在所有小局面上与程序库比较。",
    compare: "比较", fixed: "这里的 {0} 取自棋盘。", wrong: "({0})：你的公式说是 {1}，实际上是 {2}。", setUp: "把它摆到棋盘上", right: "各数之和不超过 {1} 的 {0} 个局面全部正确。",
    rightWords: "由 a、b 组成、长度不超过 {1} 的 {0} 个字符串全部正确。", slow: "{0} 秒之内没有结果。", noFunction: "这不是函数。可以写成 {0}", whole: "到全部游戏继续", busy: "……",
  },
};

(async () => {
  const box = document.querySelector("#play-it");
  if (!box) return;
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const say = (name, ...values) => values.reduce((text, value, i) => text.replace(`{${i}}`, value), PLAY_WORDS[language][name]);
  const MOST_LISTED = 60, MOST_SEEN = 1000;
  const isSmall = box.dataset.start !== undefined;  // on the first page: a board only, and the address is not the game's

  const question = await library("play");
  const ask = (name, position = "", move = "", most = MOST_LISTED + 1) => question(name, language, now.game, position, move, most);

  // --- the game that is being played ---

  const now = { game: "nim", id: 0, position: "", shown: null, seen: null, log: [], move: "", missing: "choose", busy: false };

  // Chooses a move and shows it on the board. Without a move the button says what is missing.
  async function select(move, missing = "choose") {
    Object.assign(now, { move, missing });
    parts.board.firstChild.mark(move);
    const found = move ? await ask("after", now.position, move) : null;
    if (move !== now.move) return;
    parts.move.disabled = !found || found.error !== undefined;
    parts.move.textContent = !found ? say(now.shown.over ? "ended" : now.missing) : found.error ?? `${say("move")}: ${found.words}`;
  }

  // A turn for the log: who moved, from where, and of both positions whether the mover wins there.
  async function turnOf(who, from, move) {
    const [before, { position, words }] = [await ask("show", from), await ask("after", from, move)];
    const left = await ask("show", position);
    return { who, from, move, words, why: left.why, was: before, isN: left.won };
  }

  // One turn at a time: two quick clicks make one move.
  async function play(move) {
    if (now.busy) return;
    now.busy = true;
    await takeTurn(move).finally(() => { now.busy = false; });
  }

  async function takeTurn(move) {
    const turn = await ask("turn", now.position, move);
    if (turn.error) return tellPlayer(turn.error);
    now.log.push(await turnOf("you", now.position, move));
    if (turn.answer) now.log.push(await turnOf("library", turn.after, turn.answer));
    const told = turn.answer ? say("answered", now.log.at(-1).words) : "";
    await show(turn.position, told);
    if (!turn.over) return;
    tellPlayer(`${told}${now.shown.ending} ${say(turn.playerWins ? "youWin" : "libraryWins")}`, turn.playerWins ? "you" : "library");
    if (turn.playerWins) notes.add("won", now.game);
    else explainLoss();
  }

  // The last move after which the library could win, and could not before.
  function explainLoss() {
    const turns = now.log.filter(({ who }) => who === "you");
    const at = turns.findLastIndex(({ was, isN }) => was.won && isN);
    if (at < 0) return parts.loss.append(say("noMistake"));
    const { from, words, was } = turns[at];
    parts.loss.append(make("p", {}, say("mistake", at + 1, words), " ", was.words, " ", was.why),
      button(say("again"), () => { now.log.length = now.log.indexOf(turns[at]); show(from); }));
  }

  async function takeBack() {
    const at = now.log.findLastIndex(({ who }) => who === "you");
    if (at < 0) return;
    const { from } = now.log[at];
    now.log.length = at;
    await show(from);
  }

  // Commas may stand between numbers, where the form has none of its own.
  const cleaned = (game, words) => words.trim().replace(/[,，、;；]+/g, game.form.includes(",") ? "," : " ");

  async function begin(game, written, libraryBegins) {
    const found = await question("start", language, game.name, cleaned(game, written));
    if (found.error) return tellPlayer(found.error);
    Object.assign(now, { game: game.name, id: Date.now(), log: [] });
    await show(found.position);
    if (!libraryBegins || now.shown.over) return;
    now.log.push(await turnOf("library", now.position, now.shown.best));
    const { position } = await ask("after", now.position, now.shown.best);
    await show(position, say("answered", now.log[0].words));
  }

  // Draws a position; `told` is what the library has just done.
  async function show(position, told = "") {
    const had = parts.board.contains(document.activeElement) || [parts.move, parts.loss.querySelector("button")].includes(document.activeElement);
    now.position = position;
    now.shown = await ask("show", position);
    draw();
    await Promise.all([select(""), see()]);
    tellPlayer(now.shown.over ? now.shown.ending : `${told}${now.shown.words} ${say("your")}`);
    if (had) (parts.board.querySelector('[tabindex="0"], input, button:not([disabled])') ?? parts.undo).focus();
  }

  // The state of the game in words; `winner` is you or library at its end.
  function tellPlayer(text, winner = "") {
    parts.status.textContent = text;
    parts.status.dataset.winner = winner;
  }

  // --- see through it ---

  // On what makes a move: P if it leaves a P-position. On squares: their numbers. Below: the numbers as binary columns.
  async function see() {
    parts.numbers.replaceChildren();
    if (!parts.see.checked) return decorate(null);
    const { position } = now, seen = await ask("see", position, "", MOST_SEEN);
    if (position !== now.position || !parts.see.checked) return;
    now.seen = { moves: new Map(seen.moves), values: new Map(seen.values) };
    decorate(now.seen);
    if (!now.shown.over) parts.numbers.append(make("p", {}, say(now.shown.won ? "isN" : "isP")), ...numbers(seen));
  }

  function decorate(seen) {
    for (const cell of parts.board.querySelectorAll("[data-move]")) {
      const isP = seen?.moves.get(cell.dataset.move);
      cell.toggleAttribute("data-leaves", false);
      cell.removeAttribute("aria-description");
      if (isP === undefined) continue;
      cell.dataset.leaves = isP ? "P" : "N";
      cell.setAttribute("aria-description", say("leaves", isP ? "P" : "N"));
    }
    for (const cell of parts.board.querySelectorAll("[data-square]")) {
      const value = seen?.values.get(cell.dataset.square);
      cell.toggleAttribute("data-value", false);
      if (value !== undefined) cell.dataset.value = value;
    }
  }

  function numbers({ kind, modulus, values }) {
    if (kind === "suspense" || kind === "grundy" && modulus === "0") {
      const isOnBoard = parts.board.querySelector("[data-value]");
      const [name, value] = values.at(-1) ?? [];
      return isOnBoard ? [make("p", {}, say(kind === "suspense" ? "onBoardSuspense" : "onBoard"))]
        : kind === "grundy" && values.length ? [make("p", {}, `${say("grundy")} (${name.replace(",", ", ")}) = ${value}`)] : [];
    }
    if (!kind || !values.length) return [];
    const m = BigInt(modulus), all = values.map(([, value]) => BigInt(value));
    const digits = Math.max(1, ...all.map(value => value.toString(2).length));
    const bits = all.map(value => [...value.toString(2).padStart(digits, "0")].map(Number));
    const sums = bits[0].map((_, i) => bits.reduce((sum, row) => sum + row[i], 0) % Number(m));
    const total = m === 2n ? parseInt(sums.join(""), 2) : "";
    const exact = m === 2n ? all.reduce((a, b) => a ^ b, 0n) : total;
    const row = (head, value, cells, className = "") => make("tr", { className }, make("th", { scope: "row" }, head), make("td", {}, String(value)),
      ...cells.map(bit => make("td", { className: bit ? "one" : "" }, String(bit))));
    const title = m === 2n ? say("sum") : say("sumModulo", modulus);
    return [make("div", { className: "scroll", tabIndex: 0, role: "region", "aria-label": say("binary") }, make("table", { className: "bits" },
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("of")), make("th", { scope: "col" }, say("grundy")), make("th", { scope: "colgroup", colSpan: digits }, say("binary")))),
      make("tbody", {}, ...values.map(([name, value], i) => row(name, value, bits[i])), row(title, exact, sums, "sum"))))];
  }

  // --- the page ---

  function draw() {
    const { shown } = now;
    parts.board.replaceChildren(boardOf(now.game, now.position.split(" "), shown, say, select));
    parts.board.firstChild.addEventListener("drawn", () => { if (parts.see.checked && now.seen) decorate(now.seen); });
    const listed = shown.moves.slice(0, MOST_LISTED).map(([move, words]) => make("li", {}, button(words, () => select(move), { "data-move": move })));
    parts.list.replaceChildren(...listed, ...(shown.moves.length > MOST_LISTED ? [make("li", {}, say("more"))] : []));
    parts.why.textContent = parts.told.textContent = "";
    parts.loss.replaceChildren();
    now.seen = null;
    parts.undo.disabled = !now.log.some(({ who }) => who === "you");
    parts.hint.disabled = shown.over;
    drawLog();
    const address = `#${now.game}/${now.position.replaceAll(" ", "+")}`;
    kept.put(address, now.log.map(({ who, from, move }) => [who, from, move]));
    if (isSmall) { parts.whole.hash = address; return; }
    const isOther = parts.game.value !== now.game;
    parts.game.value = now.game;
    if (isOther || !parts.start.value) parts.start.value = games[now.game].example;
    describe();
    if (location.hash !== address) history.replaceState(null, "", address);
    for (const other of document.querySelectorAll(".bar [hreflang]")) other.hash = address;
  }

  function drawLog() {
    const line = ({ who, words, why }) => make("li", {}, `${say(who)}: ${words}`, ...(parts.explain.checked ? [make("br"), make("small", {}, why)] : []));
    parts.log.replaceChildren(...now.log.map(line));
    parts.logBox.hidden = now.log.length === 0;
  }

  // The games that were played in this window: the address of each, the turns that led there, and its number.
  const kept = {
    all: JSON.parse(memory(sessionStorage, "games") ?? "[]"),
    put(address, turns) {
      kept.all = [...kept.all.filter(([other, , id]) => other !== address && id !== now.id), [address, turns, now.id]].slice(-20);
      memory(sessionStorage, "games", JSON.stringify(kept.all));
    },
  };

  function hint() {
    const { best, won, moves } = now.shown;
    const words = moves.find(([move]) => move === best)?.[1] ?? best;
    tellPlayer(`${say(won ? "best" : "lost")}: ${words}`);
    select(best);
  }

  function describe() {
    const game = games[parts.game.value];
    parts.rules.textContent = game.rules;
    parts.form.textContent = game.moves;
    parts.startForm.textContent = say("form", game.form);
    const pages = JSON.parse(box.dataset.problems)[game.name] ?? [];
    parts.problems.replaceChildren(...pages.length ? [say("problems"), ...pages.flatMap(([page, title]) => [" ", make("a", { href: page }, title)])] : []);
    parts.formula.describe(game);
  }

  function chooseGame() {
    parts.start.value = games[parts.game.value].example;
    start();
  }
  const start = () => begin(games[parts.game.value], parts.start.value, parts.second.checked);

  async function copyLink() {
    const link = location.href;
    const isCopied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    parts.told.textContent = isCopied ? say("copied") : say("copyFailed", link);
  }

  // The game and the position of the address. One that names no game leaves the game that is being played as it is.
  async function fromAddress() {
    let words = location.hash.slice(1);
    try { words = decodeURIComponent(words); } catch { /* it stays as it is, and names no game */ }
    const isHere = !words || document.getElementById(words) !== null, isFirst = now.shown === null;
    const [name, numbers = ""] = words.split("/"), game = games[name];
    if (isHere && !isFirst) return;
    const last = kept.all.at(-1);
    if (isHere && last) return resume(...last);
    const old = kept.all.find(([address]) => address === `#${words}`);
    if (old) return resume(...old);
    if (isFirst || game && !numbers) await begin(game ?? games.nim, (game ?? games.nim).example, false);
    // An address may hold a wrong position: then the example is there below what is said about it.
    if (game && numbers) { parts.game.value = game.name; parts.start.value = numbers.replaceAll("+", " "); await begin(game, parts.start.value, false); }
    if (game || isHere) return;
    tellPlayer(say("unknown", name));
    parts.loss.after(parts.all);
    parts.all.open = true;
  }

  // A game that was left, with its turns.
  async function resume(address, turns, id) {
    const [name, numbers] = address.slice(1).split("/");
    Object.assign(now, { game: name, id, log: [] });
    for (const turn of turns) now.log.push(await turnOf(...turn));
    await show(numbers.replaceAll("+", " "));
  }

  const parts = {};
  const part = (name, element) => parts[name] = element;
  function build() {
    const labelled = (name, element) => make("label", {}, `${say(name)} `, part(name === "write" ? "written" : name, element));
    const check = (name, properties = {}) => make("label", {}, part(name, make("input", { type: "checkbox", ...properties })), ` ${say(name)}`);
    const all = Object.values(games);
    const startForm = make("form", { className: "buttons", onsubmit: event => { event.preventDefault(); start(); } },
      labelled("game", make("select", { onchange: chooseGame }, ...all.map(({ name, title }) => make("option", { value: name }, title)))),
      labelled("start", make("input", { autocomplete: "off", spellcheck: false })),
      part("begin", make("button", {}, say("begin"))), check("second"));
    const moveForm = make("form", { className: "buttons", onsubmit: event => { event.preventDefault(); play(parts.written.value.trim()); parts.written.value = ""; } },
      labelled("write", make("input", { autocomplete: "off" })), make("button", {}, say("make")));
    part("startForm", make("p", { className: "note" }));
    part("problems", make("p", { className: "note" }));
    part("all", make("details", {}, make("summary", {}, say("all")), make("ul", { className: "moves" }, ...all.map(({ name, title, example }) =>
      make("li", {}, make("a", { href: `#${name}/${example.replaceAll(" ", "+")}` }, title))))));
    const foot = [parts.startForm, parts.problems, part("logBox", make("section", {}, make("h2", {}, say("log")), part("log", make("ol", { className: "log" })), make("p", {}, check("explain", { onchange: drawLog })))),
      make("details", {}, make("summary", {}, say("list")), part("list", make("ul", { className: "moves" })), moveForm, part("form", make("p", { className: "note" }))),
      part("formula", formulaPart(say, question, language, () => now)), parts.all];
    const copy = [button(say("link"), copyLink), part("told", make("span", { role: "status" }))];
    part("whole", make("a", { href: box.dataset.page ?? "" }, say("whole")));
    box.append(...isSmall ? [] : [startForm], part("rules", make("p", { className: "rules" }, games[now.game].rules)),
      part("board", make("div", { className: "board", role: "group", "aria-label": say("board") })),
      make("div", { className: "act" }, part("status", make("p", { className: "status", role: "status" })),
        make("p", { className: "buttons" }, part("move", button(say("choose"), () => play(now.move), { className: "main" })),
          part("hint", button(say("hint"), hint)), part("undo", button(say("undo"), takeBack)))),
      part("loss", make("div", { className: "loss", role: "status" })),
      make("p", { className: "buttons" }, button(say("why"), () => { parts.why.textContent = now.shown.why; }), check("see", { onchange: see }), ...isSmall ? [parts.whole] : copy), part("why", make("p", { className: "why", role: "status" })), part("numbers", make("div", { className: "numbers" })));
    if (!isSmall) box.append(...foot);
    box.hidden = false;
  }

  const games = Object.fromEntries((await question("games", language)).map(game => [game.name, game]));
  if (isSmall) now.game = box.dataset.start.split(" ")[0];
  build();
  if (isSmall) await begin(games[now.game], box.dataset.start.replace(/^\S+ /, ""), false);
  else {
    addEventListener("hashchange", fromAddress);
    await fromAddress();
  }
  box.dataset.ready = "";
})();
