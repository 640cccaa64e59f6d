// A map of a game with two numbers: dark squares are P. The square that the pointer or the keyboard is on shows its moves, and which of them wins.
"use strict";

for (const box of document.querySelectorAll(".map")) {
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const { game, first, last, told } = box.dataset;
  const [fromX, fromY] = first.split(" ").map(Number), [toX, toY] = last.split(" ").map(Number), width = toX - fromX + 1;
  const grid = box.querySelector(".grid"), words = box.querySelector("[role=status]");
  const cells = [], names = [];
  for (let y = toY; y >= fromY; --y) for (let x = fromX; x <= toX; ++x) {
    names.push(`${x} ${y}`);
    cells.push(document.createElement("i"));
  }
  let ask = null, at = -1;

  const draw = new IntersectionObserver(async ([seen]) => {
    if (!seen.isIntersecting) return;
    draw.disconnect();
    await modules.load("wasi.js");
    ask = await library("play");
    const outcomes = await ask("outcomes", language, game, names.join(";"));
    cells.forEach((cell, i) => { cell.className = outcomes[i]; });
    grid.style.setProperty("--columns", width);
    grid.append(...cells);
    box.dataset.ready = "";
  });
  draw.observe(box);

  // The square, the squares that its moves reach, and the winning ones of these.
  async function show(i) {
    if (!ask || i === at || !names[i]) return;
    at = i;
    const { position } = await ask("start", language, game, names[i]);
    if (i !== at) return;
    const [{ moves, why }, seen] = [await ask("show", language, game, position, "", 200), await ask("see", language, game, position, "", 200)];
    const wins = new Set(seen.moves.filter(([, isP]) => isP).map(([move]) => move)), reached = {};
    for (const [move] of moves) reached[(await ask("after", language, game, position, move)).position] = wins.has(move) ? "wins" : "reached";
    if (i !== at) return;
    cells.forEach((cell, k) => { cell.dataset.mark = k === at ? "at" : reached[names[k]] ?? ""; });
    words.textContent = `${told.replace("{0}", names[i].replace(" ", ", ")).replace("{1}", wins.size)} ${why}`;
  }

  const under = event => cells.indexOf(event.target);
  grid.onpointerover = grid.onpointerdown = event => show(under(event));
  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width };
  grid.onkeydown = event => {
    const step = STEPS[event.key], isEdge = Math.abs(step) === 1 && Math.floor((at + step) / width) !== Math.floor(at / width);
    if (!step) return;
    event.preventDefault();
    if (!isEdge) show(at + step);
  };
  grid.onfocus = () => { if (at < 0) show(cells.length - width + 1); };
  grid.ondblclick = () => { if (at >= 0) location.href = `${box.dataset.page}#${game}/${names[at].replace(" ", "+")}`; };
}
