// What test_site.py does inside of a page. Each function gives a value, at once or later.
"use strict";

const all = selector => [...document.querySelectorAll(selector)];
const text = selector => document.querySelector(selector)?.textContent ?? "";
const until = async condition => { while (!condition()) await new Promise(go => setTimeout(go, 50)); };

// The widths of all pictures, wherever they are.
async function pictures() {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map(image => image.decode()));
  return [...document.images].map(image => image.width);
}

// Words and numbers of a listing that begin in one line and end in another.
function broken() {
  const found = [];
  for (const details of all("details")) details.open = true;
  for (const code of all("main :not(pre) > code")) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) for (const word of node.data.matchAll(/[\p{L}\p{N}_]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top));
      if (new Set(tops).size > 1) found.push(word[0]);
    }
  }
  return found;
}

async function violations() {
  const found = (await axe.run(document, { resultTypes: ["violations"] })).violations;
  return found.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html.slice(0, 150)).slice(0, 3)]);
}

// Clicks on the button, or the box to tick, whose text begins so.
function clickOn(words) {
  for (const part of all("#play-it button, #play-it label"))
    if (part.textContent.trim().startsWith(words)) (part.querySelector("input") ?? part).click();
}

// Plays every game from the starts: from every N-position the library moves; then every move of the player, and so on: the player never wins.
// From every P-position the player moves first, and never wins either: so no N-position was called P.
async function everyGame(game, starts) {
  const library_ = await library("play"), ask = (question, position, move = "") => library_(question, "en", game, position, move, 100000);
  const seen = new Set(), lost = [];
  let won = 0, left = 0, ended = 0;
  async function answerAll(position) {
    if (seen.has(position)) return;
    seen.add(position);
    for (const [move] of (await ask("show", position)).moves) {
      const turn = await ask("turn", position, move);
      if (turn.error) lost.push(`${position}: ${move} is refused`);
      else if (!turn.over) await answerAll(turn.position);
      else if (turn.playerWins) lost.push(`${position}: ${move}`);
    }
  }
  for (const words of starts) {
    const start = await ask("start", words);
    if (start.error) {
      lost.push(`${words} is refused`);
      continue;
    }
    const { over, won: isN, best } = await ask("show", start.position);
    if (over) ++ended;
    else if (!isN) await answerAll(start.position), ++left;
    if (over || !isN) continue;
    ++won;
    const { position } = await ask("after", start.position, best), reached = await ask("show", position);
    if (!reached.over) await answerAll(position);
    else if (reached.won) lost.push(`${start.position}: ${best}`);
  }
  library_.end();
  return [won, left, ended, lost];
}

// What is written on the board: on what makes a move, on squares, and in the table of binary digits.
function seen() {
  return {
    leaves: Object.fromEntries(all(".counter").map(({ dataset }) => [dataset.move, dataset.leaves])),
    values: Object.fromEntries(all("[data-square]").map(({ dataset }) => [dataset.square, Number(dataset.value)])),
    rows: all(".bits tbody tr").map(row => [...row.cells].map(cell => cell.textContent)),
  };
}

// Runs each wrong program of a page: its name, what it printed, what the right one printed, and why.
async function attempts() {
  const found = [];
  for (const attempt of all("[data-wrong]")) {
    attempt.click();
    await until(() => document.querySelector(".broken") && !document.querySelector(".broken[aria-busy]"));
    const shown = attempt.closest("tr").nextElementSibling, part = name => shown.querySelector(`.${name}`).textContent;
    found.push([attempt.dataset.wrong, part("of-wrong"), part("of-right"), part("explanation")]);
  }
  return found;
}

// The sources that a page has, by their names.
async function sources() {
  const found = {}, box = document.querySelector(".sources"), list = box.querySelector("select");
  box.open = true;
  await until(() => text(".sources pre"));
  for (const { value } of [...list.options]) {
    list.value = value;
    await list.onchange();
    found[value] = text(".sources pre");
  }
  return found;
}

// The map: what each square is; then what is marked when the pointer is on one.
async function mapOf(square) {
  document.querySelector(".map").scrollIntoView();
  await until(() => document.querySelector(".map[data-ready]"));
  const cells = all(".grid i");
  cells[square].dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await until(() => text(".map [role=status]"));
  return [cells.map(({ className }) => className), cells.map(({ dataset }) => dataset.mark), text(".map [role=status]")];
}

// Compares a formula with the library.
async function formula(words) {
  document.querySelector(".formula").open = true;
  document.querySelector(".formula input").value = words;
  document.querySelector(".formula form").requestSubmit();
  await until(() => !["", "…"].includes(text(".formula [role=status]")));
  return text(".formula [role=status]");
}

// A short walk through the page P2252, for every browser: a sample, a wrong program, the search.
async function walk() {
  document.querySelector("#run-it .start").click();
  await until(() => document.querySelector("#run-it:not([aria-busy])"));
  document.querySelector("[data-wrong=plain_nim]").click();
  await until(() => document.querySelector(".broken:not([aria-busy])"));
  const field = document.querySelector("#search input");
  field.value = "hdu1846";
  field.dispatchEvent(new Event("input"));
  await until(() => document.querySelector("#search li a"));
  return [text("pre.output"), text(".of-wrong"), text(".of-right"), document.querySelector("#search li a").getAttribute("href")];
}
