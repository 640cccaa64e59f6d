// "Play it": a board for each game, and the library that `make play` uses as the other player.
//
// The page knows no rules. Of a position it knows how it is written, so that it can draw it; whether a move is legal,
// what it is called, who wins and why is what the engine says.
"use strict";

(async () => {
  const box = document.querySelector("#play-it");
  if (!box) return;
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const WORDS = {
    en: {
      game: "Game", start: "Start", begin: "New game", second: "The library begins", move: "Move", choose: "Choose a move", chooseAll: "Choose a square for each knight",
      write: "Or write the move", make: "Make this move", hint: "Hint", undo: "Take back", why: "P or N, and why?",
      explain: "After each move, say what it left", log: "The game so far", you: "You", library: "Library",
      your: "It is your turn.", youWin: "You win.", libraryWins: "The library wins.", link: "Link to this position",
      best: "A good move", lost: "There is no winning move; one that may be made", list: "Legal moves", more: "and more",
      answered: "The library: {0}. ", ended: "The game is over", form: "Start is written as: {0}", part: "Choose one of these; then choose what to do with it.",
      heap: "Heap {0}: {1} counters", heapShort: "Heap {0}: {1}", take: "take {0} from heap {1}", takeOf: "Take from heap {0}, of {1}", board: "Board", name: "name {0}",
      square: "square {0}", knight: "Knight {0} on {1}, to", cutsW: "{0}: cut off width {1}", cutsH: "{0}: cut off height {1}",
      letter: "cut at letter {0}, {1}", noCut: "letter {0}, {1}: no cut", cut: "cut one of {0}", times: "{0} times {1}", target: "target {0}", last: "last number {0}",
    },
    zh: {
      game: "游戏", start: "开局", begin: "新的一局", second: "库先走", move: "走", choose: "请选择一步棋", chooseAll: "请为每个马选一个格子",
      write: "或者写出这一步", make: "走这一步", hint: "提示", undo: "悔棋", why: "P 还是 N，为什么？",
      explain: "每走一步，都说明留下了什么", log: "本局的走法", you: "你", library: "库",
      your: "轮到你走。", youWin: "你赢了。", libraryWins: "库赢了。", link: "指向这个局面的链接",
      best: "一步好棋", lost: "没有获胜的走法；可以走的一步", list: "合法的走法", more: "还有更多",
      answered: "库：{0}。", ended: "本局结束", form: "开局的写法：{0}", part: "先选其中一个，再选怎样走。",
      heap: "第 {0} 堆：{1} 颗", heapShort: "第 {0} 堆：{1}", take: "从第 {1} 堆取 {0} 颗", takeOf: "从第 {0} 堆取几颗，共 {1} 颗", board: "棋盘", name: "报 {0}",
      square: "格子 {0}", knight: "第 {0} 个马在 {1}，走到", cutsW: "{0}：剪下宽 {1} 的一张", cutsH: "{0}：剪下高 {1} 的一张",
      letter: "在第 {0} 个字母 {1} 处切开", noCut: "第 {0} 个字母 {1}：不能切", cut: "切开一个 {0}", times: "{0} 个 {1}", target: "目标 {0}", last: "上一个数 {0}",
    },
  }[language];
  const say = (name, ...values) => values.reduce((text, value, i) => text.replace(`{${i}}`, value), WORDS[name]);
  const MOST_LISTED = 60, MOST_COUNTERS = 40, MOST_SIDE = 24;

  // --- elements ---

  // An element with properties (data-, aria- and other attributes by their names) and what is in it.
  function make(tag, properties = {}, ...content) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name in element && !name.includes("-")) element[name] = value;
      else if (value !== undefined) element.setAttribute(name, value);
    }
    element.append(...content);
    return element;
  }
  const button = (text, act, properties = {}) => make("button", { type: "button", onclick: act, ...properties }, text);

  // Of the buttons of a group one is reached by Tab, the others by arrow keys, which go by rows and columns.
  function withArrows(group) {
    const cells = [...group.querySelectorAll("button[data-row]")];
    const at = cell => [Number(cell.dataset.row), Number(cell.dataset.column)];
    const stop = chosen => cells.forEach(cell => { cell.tabIndex = cell === chosen ? 0 : -1; });
    stop(cells.find(cell => !cell.disabled));
    const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    // The nearest cell in the direction; in it first what lies straight ahead.
    const next = (from, [down, right]) => {
      const [row, column] = at(from);
      const ahead = cell => (at(cell)[0] - row) * down + (at(cell)[1] - column) * right;
      const beside = cell => Math.abs((at(cell)[0] - row) * right) + Math.abs((at(cell)[1] - column) * down);
      const found = cells.filter(cell => !cell.disabled && ahead(cell) > 0);
      return found.sort((a, b) => ahead(a) + 3 * beside(a) - ahead(b) - 3 * beside(b))[0];
    };
    group.addEventListener("keydown", event => {
      const to = STEPS[event.key] && cells.includes(event.target) && next(event.target, STEPS[event.key]);
      if (STEPS[event.key]) event.preventDefault();
      if (to) { stop(to); to.focus(); }
    });
    return group;
  }

  // --- the engine ---

  const worker = wasiStart();
  const waiting = [];
  worker.onmessage = ({ data }) => waiting.shift()(data);
  const tell = message => new Promise(done => { waiting.push(done); worker.postMessage(message); });
  async function ask(question, position = "", move = "") {
    const request = [question, language, now.game, position, move, MOST_LISTED + 1].join("\n");
    return JSON.parse(await tell({ request }));
  }

  // --- the game that is being played ---

  const now = { game: "nim", position: "", shown: null, log: [], before: [], move: "", missing: "choose", busy: false };

  // Without a move the button says what is missing.
  function select(move, missing = "choose") {
    Object.assign(now, { move, missing });
    return showMove();
  }

  async function showMove() {
    const move = now.move;
    const found = move ? await ask("after", now.position, move) : null;
    if (move !== now.move) return;
    parts.move.disabled = !found || found.error !== undefined;
    parts.move.textContent = !found ? say(now.shown.over ? "ended" : now.missing) : found.error ?? `${say("move")}: ${found.words}`;
  }

  async function logMove(who, from, move) {
    const { position, words } = await ask("after", from, move);
    const left = await ask("show", position);
    now.log.push({ text: `${say(who)}: ${words}`, why: left.why });
    return words;
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
    now.before.push({ position: now.position, log: now.log.length });
    await logMove("you", now.position, move);
    const told = turn.answer ? say("answered", await logMove("library", turn.after, turn.answer)) : "";
    await show(turn.position, told);
    const winner = turn.playerWins ? "you" : "library";
    if (turn.over) tellPlayer(`${told}${now.shown.ending} ${say(turn.playerWins ? "youWin" : "libraryWins")}`, winner);
  }

  async function takeBack() {
    const last = now.before.pop();
    if (!last) return;
    now.log.length = last.log;
    await show(last.position);
  }

  async function begin(game, written, libraryBegins) {
    now.game = game;
    const found = await ask("start", written);
    if (found.error) return tellPlayer(found.error);
    Object.assign(now, { log: [], before: [] });
    await show(found.position);
    if (!libraryBegins || now.shown.over) return;
    const { position } = await ask("after", now.position, now.shown.best);
    const words = await logMove("library", now.position, now.shown.best);
    await show(position, say("answered", words));
  }

  // Draws a position; `told` is what the library has just done.
  async function show(position, told = "") {
    const had = parts.board.contains(document.activeElement) || document.activeElement === parts.move;
    now.position = position;
    now.shown = await ask("show", position);
    Object.assign(now, { move: "", missing: "choose" });
    draw();
    await showMove();
    tellPlayer(now.shown.over ? now.shown.ending : `${told}${now.shown.words} ${say("your")}`);
    if (had) (parts.board.querySelector('[tabindex="0"], input, button:not([disabled])') ?? parts.begin).focus();
  }

  // The state of the game in words; `winner` is you or library at its end.
  function tellPlayer(text, winner = "") {
    parts.status.textContent = text;
    parts.status.dataset.winner = winner;
  }

  // --- boards: each draws the words of a position, and selects a move ---

  // Shows which one of several buttons is chosen.
  function press(selector, chosen) {
    for (const other of parts.board.querySelectorAll(selector)) other.setAttribute("aria-pressed", other === chosen);
  }

  // One row of counters; choosing one takes it and all behind it. Calls `taken` with the number of the taken ones.
  function heapRow(row, count, isAlone, taken) {
    if (BigInt(count) > MOST_COUNTERS) return numberRow(row, count, taken);
    const counters = Array.from({ length: Number(count) }, (_, i) => button("", () => {
      const take = Number(count) - i;
      const isChosen = counters[i].getAttribute("aria-pressed") === "true" && (i === 0 || counters[i - 1].getAttribute("aria-pressed") === "false");
      mark(isChosen ? 0 : take);
      taken(isChosen ? 0 : take, () => mark(0));
    }, { className: "counter", "aria-pressed": "false", "aria-label": say("take", Number(count) - i, row + 1), "data-row": row, "data-column": i }));
    const mark = take => counters.forEach((counter, i) => counter.setAttribute("aria-pressed", i >= Number(count) - take));
    return make("div", { className: "heap", role: "group", "aria-label": say("heap", row + 1, count) },
      make("span", { className: "count", "aria-hidden": "true" }, isAlone ? String(count) : say("heapShort", row + 1, count)), ...counters);
  }

  function numberRow(row, count, taken) {
    const field = make("input", { inputMode: "numeric", size: 12, oninput: () => taken(field.value.trim() || 0, () => { field.value = ""; }) });
    return make("div", { className: "heap" }, make("label", {}, say("takeOf", row + 1, count), " ", field));
  }

  // Heaps of which a move takes from one (or `several`); `written` writes the takes as a move.
  function heapBoard(heaps, written, several) {
    const takes = heaps.map(() => 0), clears = [];
    return withArrows(make("div", { className: "heaps" }, ...heaps.map((count, row) => heapRow(row, count, heaps.length === 1, (take, clear) => {
      clears[row] = clear;
      if (!several) takes.forEach((_, other) => { if (other !== row && takes[other]) { takes[other] = 0; clears[other](); } });
      takes[row] = take;
      select(takes.some(Number) ? written(takes) : "");
    }))));
  }
  const oneOf = takes => takes.flatMap((take, i) => Number(take) ? [`${i + 1} ${take}`] : []).join(" ");

  function lineBoard([named, target, most]) {
    const MOST_SHOWN = 30;
    const steps = Array.from({ length: Math.min(Number(most), MOST_SHOWN) }, (_, i) => String(BigInt(named) + BigInt(i + 1)));
    const numbers = steps.map((number, i) => button(number, () => {
      numbers.forEach(other => other.setAttribute("aria-pressed", other === numbers[i]));
      select(number);
    }, { className: BigInt(number) >= BigInt(target) ? "number beyond" : "number", "aria-pressed": "false", "aria-label": say("name", number), "data-row": 0, "data-column": i }));
    return withArrows(make("div", { className: "line" }, make("span", { className: "last" }, say("last", named)), ...numbers,
      make("span", { className: "last" }, say("target", target))));
  }

  // A board of squares, (least, least) at the bottom left. `square` gives what is on one: text, and what choosing it does.
  function squareBoard(width, height, least, square) {
    const cells = [], edge = number => make("span", { className: "edge", "aria-hidden": "true" }, String(number)), all = [];
    for (let y = least + height - 1; y >= least; --y) {
      all.push(edge(y));
      for (let x = least; x < least + width; ++x) {
        const { text = "", label = "", act, kind = "" } = square(x, y);
        const cell = button(text, () => {
          press(".square:not([disabled])", cell);
          act();
        }, { className: `square ${kind} ${(x + y) % 2 ? "odd" : ""}`, disabled: !act, "aria-pressed": act ? "false" : undefined, "data-square": `${x},${y}`, "aria-label": `${say("square", `${x}, ${y}`)} ${label}`, "data-row": -y, "data-column": x });
        cells.push(cell);
        all.push(cell);
      }
    }
    all.push(edge(""));
    for (let x = least; x < least + width; ++x) all.push(edge(x));
    const board = make("div", { className: "squares" }, ...all);
    board.style.setProperty("--columns", width);
    return withArrows(board);
  }

  function queenBoard([x, y]) {
    const [toX, toY] = [Number(x), Number(y)];
    if (toX >= MOST_SIDE || toY >= MOST_SIDE) return null;
    const reaches = (a, b) => (a === toX && b < toY) || (b === toY && a < toX) || (toX - a === toY - b && a < toX);
    return squareBoard(toX + 1, toY + 1, 0, (a, b) => ({
      text: a === toX && b === toY ? "♛" : a === 0 && b === 0 ? "⚑" : reaches(a, b) ? "•" : "",
      act: reaches(a, b) && (() => select(`${a} ${b}`)),
    }));
  }

  const JUMPS = [[-2, 1], [-2, -1], [-1, -2], [1, -2]];
  function knightBoard([side, ...knights]) {
    const size = Number(side);
    const inside = ([x, y]) => x >= 1 && y >= 1 && x <= size && y <= size;
    const places = knights.map(text => text.split(",").map(Number));
    const targets = places.map(([x, y]) => JUMPS.map(([a, b]) => [x + a, y + b]).filter(inside).map(to => to.join(",")));
    const chosen = targets.map(() => "");
    const choose = (i, to) => {
      chosen[i] = to;
      for (const radio of chooser.querySelectorAll(`[name=knight${i}]`)) radio.checked = radio.value === to;
      const moving = chosen.filter((_, k) => targets[k].length);
      for (const square of parts.board.querySelectorAll(".square:not([disabled])"))
        square.setAttribute("aria-pressed", chosen.includes(square.dataset.square));
      select(moving.every(Boolean) ? moving.join(" ") : "", "chooseAll");
    };
    const chooser = make("div", { className: "knights" }, ...targets.map((list, i) => make("fieldset", { hidden: !list.length },
      make("legend", {}, say("knight", i + 1, places[i].join(","))),
      ...list.map(to => make("label", {}, make("input", { type: "radio", name: `knight${i}`, value: to, onchange: () => choose(i, to) }), ` ${to}`)))));
    if (size > MOST_SIDE) return chooser;
    const on = square => places.flatMap((place, i) => place.join(",") === square ? [i + 1] : []);
    return make("div", {}, squareBoard(size, size, 1, (x, y) => {
      const here = `${x},${y}`, reached = targets.findIndex(list => list.includes(here)), standing = on(here);
      // The first knight without a square that reaches this one, else the first that reaches it.
      const pick = () => {
        const free = targets.findIndex((list, i) => list.includes(here) && !chosen[i]);
        choose(free >= 0 ? free : reached, here);
      };
      return { text: standing.length ? `♞${standing.join(" ")}` : reached >= 0 ? "•" : "", label: standing.length ? `♞ ${standing}` : "", act: reached >= 0 && pick };
    }), chooser);
  }

  // "2*5" is two parts 5; "-" is none.
  const counted = word => word.includes("*") ? word.split("*") : ["1", word];
  const present = words => words.filter(word => word !== "-").map(counted);

  function sheetBoard(sheets) {
    return withArrows(make("div", { className: "sheets" }, ...present(sheets).map(([count, name], row) => {
      const [width, height] = name.split("x").map(Number);
      const cut = (along, part, whole, line) => button("✂", ({ target }) => {
        press(".cut", target);
        select(`${name} ${along} ${Math.min(part, whole - part)}`);
      }, { "aria-pressed": "false",
        className: `cut ${along}`, style: `grid-area: ${along === "w" ? `1 / ${line}` : `${line} / 1`}`,
        "aria-label": say(along === "w" ? "cutsW" : "cutsH", name, part), "data-row": row * 100 + (along === "w" ? 0 : line), "data-column": along === "w" ? line : 0 });
      const lines = [];
      for (let part = 1; part < width; ++part) lines.push(cut("w", part, width, part + 1));
      for (let part = 1; part < height; ++part) lines.push(cut("h", part, height, part + 1));
      const sheet = make("div", { className: "sheet", role: "group", "aria-label": say("times", count, name) }, ...lines);
      sheet.style.setProperty("--width", width);
      sheet.style.setProperty("--height", height);
      const paper = make("div", { className: "paper", "aria-hidden": "true" });
      sheet.append(paper);
      return make("div", {}, make("p", {}, count === "1" ? name : say("times", count, name)), sheet);
    })));
  }

  function stringBoard([text]) {
    let letter = 0;
    const pieces = text.split("|");
    return withArrows(make("div", { className: "letters" }, ...pieces.map((piece, row) => make("span", { className: "piece" },
      ...[...piece].map((sign, i) => {
        const [place, isCut] = [++letter, i > 0 && i + 1 < piece.length && piece[i - 1] === piece[i + 1]];
        const cell = button(sign, () => {
          press(".letter", cell);
          select(String(place));
        }, { className: "letter", disabled: !isCut, "aria-pressed": "false", "aria-label": say(isCut ? "letter" : "noCut", place, sign), "data-row": 0, "data-column": place });
        return cell;
      })))));
  }

  // Parts of which one is chosen, then one of its moves.
  function partBoard(parameters) {
    return words => {
      const choices = make("div", { className: "buttons" }, now.shown.over ? "" : say("part"));
      const choice = ([move, text]) => button(text, ({ target }) => { press(".choice", target); select(move); }, { className: "choice", "aria-pressed": "false" });
      const choose = (name, chosen) => {
        press(".part", chosen);
        choices.replaceChildren(...now.shown.moves.filter(([move]) => move.split(" ")[0] === name).map(choice));
      };
      const rows = present(words.slice(parameters)).map(([count, name], row) => make("div", { className: "heap" },
        button(count === "1" ? name : say("times", count, name), ({ target }) => choose(name, target), { className: "part", "aria-pressed": "false", "aria-label": say("cut", name), "data-row": row, "data-column": 0 }),
        make("span", { className: "stones", "aria-hidden": "true" }, "●".repeat(Math.min(Number(name), MOST_COUNTERS)))));
      return make("div", {}, withArrows(make("div", { className: "heaps" }, ...rows)), choices);
    };
  }

  const single = words => heapBoard(words.slice(0, 1), takes => String(takes[0]), false);
  const heaps = words => heapBoard(words, oneOf, false);
  const BOARDS = {
    bash: single, "misere-bash": single, fibonacci: single, nim: heaps, "misere-nim": heaps, staircase: heaps,
    subtraction: words => heaps(words.slice(1)), moore: words => heapBoard(words.slice(1), oneOf, true),
    wythoff: words => heapBoard(words, takes => takes.join(" "), true), count: lineBoard, "misere-count": lineBoard,
    queen: queenBoard, knights: knightBoard, cutting: sheetBoard, string: stringBoard,
    piles: partBoard(1), lunch: partBoard(0), octal: partBoard(1),
  };

  // --- the page ---

  function draw() {
    const { shown } = now;
    const board = BOARDS[now.game]?.(now.position.split(" ")) ?? make("pre", {}, shown.drawing);
    parts.board.replaceChildren(board);
    const listed = shown.moves.slice(0, MOST_LISTED).map(([move, words]) => make("li", {}, button(words, () => select(move), { "data-move": move })));
    parts.list.replaceChildren(...listed, ...(shown.moves.length > MOST_LISTED ? [make("li", {}, say("more"))] : []));
    parts.why.textContent = "";
    parts.undo.disabled = now.before.length === 0;
    parts.hint.disabled = shown.over;
    const told = parts.explain.checked;
    parts.log.replaceChildren(...now.log.map(({ text, why }) => make("li", {}, text, ...(told ? [make("br"), make("small", {}, why)] : []))));
    const address = `#${now.game}/${now.position.replaceAll(" ", "+")}`;
    parts.link.href = address;
    if (decodeURIComponent(location.hash) !== address) history.replaceState(null, "", address);
    for (const other of document.querySelectorAll(".bar [hreflang]")) other.hash = address;
  }

  function hint() {
    const { best, won, moves } = now.shown;
    const words = moves.find(([move]) => move === best)?.[1] ?? best;
    tellPlayer(`${say(won ? "best" : "lost")}: ${words}`);
    select(best);
  }

  function chosenGame() { return games.find(({ name }) => name === parts.game.value); }

  function describe() {
    parts.rules.textContent = chosenGame().rules;
    parts.form.textContent = chosenGame().moves;
    parts.startForm.textContent = say("form", chosenGame().form);
  }

  function chooseGame() {
    parts.start.value = chosenGame().example;
    describe();
    start();
  }
  const start = () => begin(parts.game.value, parts.start.value, parts.second.checked);

  // The game and the position of the address, or the first game.
  async function fromAddress() {
    const [name, words = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
    const game = games.find(game => game.name === name) ?? games.find(({ name }) => name === "nim");
    parts.game.value = game.name;
    parts.start.value = words.replaceAll("+", " ") || game.example;
    describe();
    // An address may hold a wrong position: then the example is there below what is said about it.
    await begin(game.name, game.example, false);
    if (words) await begin(game.name, parts.start.value, false);
  }

  const parts = {};
  const part = (name, element) => parts[name] = element;
  function build() {
    const labelled = (name, element) => make("label", {}, `${say(name)} `, part(name === "write" ? "written" : name, element));
    const check = (name, properties = {}) => make("label", {}, part(name, make("input", { type: "checkbox", ...properties })), ` ${say(name)}`);
    const startForm = make("form", { className: "buttons", onsubmit: event => { event.preventDefault(); start(); } },
      labelled("game", make("select", { onchange: chooseGame }, ...games.map(({ name, title }) => make("option", { value: name }, title)))),
      labelled("start", make("input", { autocomplete: "off", spellcheck: false })),
      part("begin", make("button", {}, say("begin"))), check("second"));
    const moveForm = make("form", { className: "buttons", onsubmit: event => { event.preventDefault(); play(parts.written.value.trim()); parts.written.value = ""; } },
      labelled("write", make("input", { autocomplete: "off" })), make("button", {}, say("make")));
    box.append(startForm, part("startForm", make("p", { className: "note" })), part("rules", make("p", { className: "rules" })),
      part("board", make("div", { className: "board", role: "group", "aria-label": say("board") })),
      part("status", make("p", { className: "status", role: "status" })),
      make("p", { className: "buttons" }, part("move", button(say("choose"), () => play(now.move), { className: "main" })),
        part("hint", button(say("hint"), hint)), part("undo", button(say("undo"), takeBack)),
        button(say("why"), () => { parts.why.textContent = now.shown.why; })),
      part("why", make("p", { className: "why", role: "status" })),
      make("h2", {}, say("log")), part("log", make("ol", { className: "log" })),
      make("p", {}, check("explain", { onchange: draw })),
      make("details", {}, make("summary", {}, say("list")), part("list", make("ul", { className: "moves" }))),
      moveForm, part("form", make("p", { className: "note" })),
      make("p", {}, part("link", make("a", { href: "#" }, say("link")))));
    box.hidden = false;
  }

  await tell({ bytes: await modules.bytes("play"), words: ["play"], input: "" });
  const games = await ask("games");
  build();
  addEventListener("hashchange", fromAddress);
  await fromAddress();
  box.dataset.ready = "";
})();
