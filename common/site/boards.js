// The boards of the games. A board draws the words of a position and knows how its moves are written: it calls choose(move)
// when one is chosen, and its mark(move) shows that move, whoever chose it. What is legal the library says.
"use strict";

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

// The board of a game: an element with mark(move). `words` are those of the position, `shown` is what the library says of
// it, `say` has the texts, choose(move, missing) is called.
function boardOf(game, words, shown, say, choose) {
  const MOST_COUNTERS = 40, MOST_SIDE = 24, MOST_NUMBERS = 30;
  const board = (element, mark) => Object.assign(element, { mark });

  // Shows which of the buttons stands for the move.
  const pressed = element => move => {
    let isFound = false;
    for (const cell of element.querySelectorAll("[data-move]")) {
      const isIt = !isFound && cell.dataset.move === move;
      isFound ||= isIt;
      cell.setAttribute("aria-pressed", isIt);
    }
  };
  const pressing = element => board(element, pressed(element));

  // --- heaps: choosing a counter takes it and all behind it ---

  function heapRow(row, count, name, take, isAlone, words = ["heap", "heapShort", "take"]) {
    if (BigInt(count) > MOST_COUNTERS) {
      const field = make("input", { inputMode: "numeric", size: 12, oninput: () => take(field.value.trim() || 0) });
      return Object.assign(make("div", { className: "heap" }, make("label", {}, say("takeOf", name, count), " ", field)),
        { show: taken => { if (field !== document.activeElement) field.value = Number(taken) ? taken : ""; } });
    }
    let now = 0;
    const counters = Array.from({ length: Number(count) }, (_, i) => button("", () => take(now === count - i ? 0 : count - i),
      { className: "counter", "aria-pressed": "false", "aria-label": say(words[2], count - i, name), "data-row": row, "data-column": i }));
    const label = isAlone ? String(count) : say(words[1], name, count);
    return Object.assign(make("div", { className: "heap", role: "group", "aria-label": say(words[0], name, count) },
      make("span", { className: "count", "aria-hidden": "true" }, label), ...counters),
    { show: taken => {
      now = Number(taken);
      counters.forEach((counter, i) => counter.setAttribute("aria-pressed", i >= count - now));
    } });
  }

  // `written` writes what is taken from each heap as a move, `read` reads it; if `several`, a move may take from several heaps.
  function heapBoard(heaps, written, read, several, order = rows => rows, names) {
    let takes = heaps.map(() => 0);
    const rows = heaps.map((count, i) => heapRow(i, count, i + 1, taken => {
      takes = takes.map((other, k) => k === i ? taken : several ? other : 0);
      choose(takes.some(Number) ? written(takes) : "");
    }, heaps.length === 1, names));
    rows.forEach((row, i) => row.querySelectorAll(".counter").forEach((counter, k) => {
      counter.dataset.move = written(heaps.map((_, other) => other === i ? heaps[i] - k : 0));
    }));
    return board(withArrows(make("div", { className: "heaps" }, ...order(rows))), move => {
      takes = move ? read(move.split(" ")) : heaps.map(() => 0);
      rows.forEach((row, i) => row.show(takes[i] ?? 0));
    });
  }
  const inPairs = heaps => [takes => takes.flatMap((take, i) => Number(take) ? [`${i + 1} ${take}`] : []).join(" "), pairs => {
    if (pairs.length === 1) pairs = ["1", ...pairs];
    const takes = heaps.map(() => 0);
    for (let i = 0; i < pairs.length; i += 2) takes[pairs[i] - 1] = pairs[i + 1];
    return takes;
  }];
  const heaps = (list, several = false, ...others) => heapBoard(list, ...inPairs(list), several, ...others);
  const single = ([heap]) => heapBoard([heap], takes => String(takes[0]), moves => moves, false);

  // Stair 1 is below, at the left; each higher one stands further to the right.
  function stairBoard(coins) {
    const stairs = rows => {
      rows.forEach((row, i) => row.style.setProperty("--stair", i));
      return [...rows].reverse().concat(make("div", { className: "ground" }, say("ground")));
    };
    const found = heaps(coins, false, stairs, ["stair", "stairShort", "bring"]);
    found.classList.add("stairs");
    return found;
  }

  // --- numbers in a line ---

  function lineBoard([named, target, most]) {
    const numbers = Array.from({ length: Math.min(Number(most), MOST_NUMBERS) }, (_, i) => String(BigInt(named) + BigInt(i + 1)));
    const cells = numbers.map((number, i) => button(number, () => choose(number), { disabled: shown.over, "data-move": number,
      className: BigInt(number) >= BigInt(target) ? "number beyond" : "number", "aria-pressed": "false", "aria-label": say("name", number), "data-row": 0, "data-column": i }));
    return pressing(withArrows(make("div", { className: "line" }, make("span", { className: "last" }, say("last", named)), ...cells,
      make("span", { className: "last" }, say("target", target)))));
  }

  // --- squares, (least, least) at the bottom left; `square` gives what is on one: text, and what choosing it does ---

  function squareBoard(width, height, least, square) {
    const edge = number => make("span", { className: "edge", "aria-hidden": "true" }, String(number)), all = [];
    for (let y = least + height - 1; y >= least; --y) {
      all.push(edge(y));
      for (let x = least; x < least + width; ++x) {
        const { text = "", label = "", act, move } = square(x, y);
        all.push(button(text, act, { className: `square ${(x + y) % 2 ? "odd" : ""}`, disabled: !act, "aria-pressed": act ? "false" : undefined,
          "data-move": move, "data-square": `${x},${y}`, "aria-label": `${say("square", `${x}, ${y}`)} ${label}`, "data-row": -y, "data-column": x }));
      }
    }
    all.push(edge(""));
    for (let x = least; x < least + width; ++x) all.push(edge(x));
    const element = make("div", { className: "squares" }, ...all);
    element.style.setProperty("--columns", width);
    return withArrows(element);
  }

  function queenBoard([x, y]) {
    const [toX, toY] = [Number(x), Number(y)];
    if (toX >= MOST_SIDE || toY >= MOST_SIDE) return null;
    const reaches = (a, b) => (a === toX && b < toY) || (b === toY && a < toX) || (toX - a === toY - b && a < toX);
    return pressing(squareBoard(toX + 1, toY + 1, 0, (a, b) => ({
      text: a === toX && b === toY ? "♛" : a === 0 && b === 0 ? "⚑" : reaches(a, b) ? "•" : "",
      act: reaches(a, b) && (() => choose(`${a} ${b}`)), move: reaches(a, b) ? `${a} ${b}` : undefined,
    })));
  }

  const JUMPS = [[-2, 1], [-2, -1], [-1, -2], [1, -2]];
  function knightBoard([side, ...knights]) {
    const size = Number(side);
    const inside = ([x, y]) => x >= 1 && y >= 1 && x <= size && y <= size;
    const places = knights.map(text => text.split(",").map(Number));
    const targets = places.map(([x, y]) => JUMPS.map(([a, b]) => [x + a, y + b]).filter(inside).map(to => to.join(",")));
    const movable = targets.flatMap((list, i) => list.length ? [i] : []);
    let chosen = targets.map(() => "");
    const paint = () => {
      for (const radio of element.querySelectorAll("[type=radio]")) radio.checked = chosen[radio.dataset.knight] === radio.value;
      for (const square of element.querySelectorAll(".square:not([disabled])")) square.setAttribute("aria-pressed", chosen.includes(square.dataset.square));
    };
    const put = (i, to) => {
      chosen[i] = to;
      const squares = movable.map(k => chosen[k]);
      choose(squares.every(Boolean) ? squares.join(" ") : "", "chooseAll");
    };
    const chooser = make("div", { className: "knights" }, ...movable.map(i => make("fieldset", {},
      make("legend", {}, say("knight", i + 1, places[i].join(","))),
      ...targets[i].map(to => make("label", {}, make("input", { type: "radio", name: `knight${i}`, value: to, "data-knight": i, onchange: () => put(i, to) }), ` ${to}`)))));
    const on = square => places.flatMap((place, i) => place.join(",") === square ? [i + 1] : []);
    // The first knight without a square that reaches this one, else the first that reaches it.
    const pick = here => {
      const free = targets.findIndex((list, i) => list.includes(here) && !chosen[i]);
      put(free >= 0 ? free : targets.findIndex(list => list.includes(here)), here);
    };
    const squares = size > MOST_SIDE ? [] : [squareBoard(size, size, 1, (x, y) => {
      const here = `${x},${y}`, standing = on(here), isReached = targets.some(list => list.includes(here));
      return { text: standing.length ? `♞${standing.join(" ")}` : isReached ? "•" : "", label: standing.length ? `♞ ${standing}` : "", act: isReached && (() => pick(here)) };
    })];
    const element = make("div", {}, ...squares, chooser);
    // What is chosen for some of the knights stays until all have a square.
    return board(element, move => {
      if (move) move.split(" ").forEach((to, k) => { chosen[movable[k]] = to; });
      paint();
    });
  }

  // --- parts: "2*5" is two parts 5; "-" is none ---

  const present = list => list.filter(word => word !== "-").map(word => word.includes("*") ? word.split("*") : ["1", word]);

  function sheetBoard(sheets) {
    return pressing(withArrows(make("div", { className: "sheets" }, ...present(sheets).map(([count, name], row) => {
      const [width, height] = name.split("x").map(Number);
      const cut = (along, part, whole, line) => {
        const move = `${name} ${along} ${Math.min(part, whole - part)}`;
        return button("✂", () => choose(move), { "aria-pressed": "false", "data-move": move, disabled: shown.over,
          className: `cut ${along}`, style: `grid-area: ${along === "w" ? `1 / ${line}` : `${line} / 1`}`,
          "aria-label": say(along === "w" ? "cutsW" : "cutsH", name, part), "data-row": row * 100 + (along === "w" ? 0 : line), "data-column": along === "w" ? line : 0 });
      };
      const lines = [];
      for (let part = 1; part < width; ++part) lines.push(cut("w", part, width, part + 1));
      for (let part = 1; part < height; ++part) lines.push(cut("h", part, height, part + 1));
      const sheet = make("div", { className: "sheet", role: "group", "aria-label": say("times", count, name) }, ...lines);
      sheet.style.setProperty("--width", width);
      sheet.style.setProperty("--height", height);
      sheet.append(make("div", { className: "paper", "aria-hidden": "true" }));
      return make("div", {}, make("p", {}, count === "1" ? name : say("times", count, name)), sheet);
    }))));
  }

  function stringBoard([text]) {
    let letter = 0;
    return pressing(withArrows(make("div", { className: "letters" }, ...text.split("|").map(piece => make("span", { className: "piece" },
      ...[...piece].map((sign, i) => {
        const [place, isCut] = [++letter, i > 0 && i + 1 < piece.length && piece[i - 1] === piece[i + 1]];
        return button(sign, () => choose(String(place)), { className: "letter", disabled: !isCut, "aria-pressed": "false", "data-move": isCut ? place : undefined,
          "aria-label": say(isCut ? "letter" : "noCut", place, sign), "data-row": 0, "data-column": place });
      }))))));
  }

  // Parts of which one is chosen, then one of its moves.
  function partBoard(parts) {
    const choices = make("div", { className: "buttons" }, shown.over ? "" : say("part"));
    const choice = ([move, text]) => button(text, () => choose(move), { className: "choice", "aria-pressed": "false", "data-move": move });
    const open = name => {
      for (const part of element.querySelectorAll(".part")) part.setAttribute("aria-pressed", part.dataset.part === name);
      choices.replaceChildren(...shown.moves.filter(([move]) => move.split(" ")[0] === name).map(choice));
      element.dispatchEvent(new Event("drawn"));
    };
    const rows = present(parts).map(([count, name], row) => make("div", { className: "heap" },
      button(count === "1" ? name : say("times", count, name), () => { open(name); choose(""); }, { className: "part", disabled: shown.over,
        "aria-pressed": "false", "aria-label": say("cut", name), "data-part": name, "data-row": row, "data-column": 0 }),
      make("span", { className: "stones", "aria-hidden": "true" }, "●".repeat(Math.min(Number(name), MOST_COUNTERS)))));
    const element = make("div", {}, withArrows(make("div", { className: "heaps" }, ...rows)), choices);
    return board(element, move => {
      if (move && !choices.querySelector(`[data-move="${move}"]`)) open(move.split(" ")[0]);
      pressed(element)(move);
    });
  }

  const rest = words.slice(1);
  const draw = {
    bash: () => single(words), "misere-bash": () => single(words), fibonacci: () => single(words),
    nim: () => heaps(words), "misere-nim": () => heaps(words), staircase: () => stairBoard(words),
    subtraction: () => heaps(rest), moore: () => heaps(rest, true),
    wythoff: () => heapBoard(words, takes => takes.join(" "), moves => moves, true),
    count: () => lineBoard(words), "misere-count": () => lineBoard(words), queen: () => queenBoard(words),
    knights: () => knightBoard(words), cutting: () => sheetBoard(words), string: () => stringBoard(words),
    piles: () => partBoard(rest), lunch: () => partBoard(words), octal: () => partBoard(rest),
  }[game];
  return draw?.() ?? board(make("pre", {}, shown.drawing), () => {});
}
