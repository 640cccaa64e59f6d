// "Run it here": the submission, and the reference's explanation, on the input of the text field or of a file. "Break it": a
// wrong program beside the right one on the input that shows its mistake. And the programs, to read, copy and save.
"use strict";

(() => {
  const box = document.querySelector("#run-it");
  if (!box) return;
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const part = name => box.querySelector(`.${name}`);
  const words = box.dataset, problem = words.problem.replace(/-/g, "_");
  const SECONDS = 10, SECONDS_OF_THE_WRONG = 3, SECONDS_OF_A_GENERATOR = 60, LONGEST_SHOWN = 100000;
  let running = [];  // what can be stopped

  // Runs the submission, or one of the others: the reference, the validator, the generator, a wrong program.
  async function run(module, args, input, limit = SECONDS) {
    const [bytes] = await Promise.all([modules.bytes(module), modules.load("wasi.js")]);
    const { result, stop } = wasiRun(bytes, args, input, limit);
    running.push(stop);
    return result;
  }
  const submission = input => run(words.problem, ["main"], input);
  const helper = (name, input, ...args) => run("programs", ["programs", problem, name, ...args], input);
  const generated = words => run("programs", ["programs", problem, "generator", ...words.split(" ")], "", SECONDS_OF_A_GENERATOR);
  const wrong = (name, input) => run("programs", ["programs", problem, name], input, SECONDS_OF_THE_WRONG);

  // What a program did, as text.
  function told({ output, errors, status, trap, slow, stopped }) {
    const end = stopped ? words.stopped : slow ? words.slow.replace("{0}", slow) : trap ?? (status ? `${words.status} ${status}` : "");
    const text = output + [errors, end].filter(Boolean).join("\n");
    return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text || words.nothing;
  }
  const into = (place, result) => {
    place.textContent = "…";
    return result.then(told, String).then(text => { place.textContent = text; });
  };

  function stop() {
    for (const end of running) end();
    running = [];
    box.removeAttribute("aria-busy");
    part("stop").disabled = true;
    for (const place of [part("output"), part("explanation")]) if (place.textContent === "…") place.textContent = words.stopped;
  }

  // --- run it here ---

  const field = part("input"), samples = [...box.querySelectorAll("[data-input]")];
  let file = null, own = null;  // what was picked; what was typed before a sample took its place

  // The blanks at the ends of lines are no part of an input; a program may wait for the end of the last line.
  const typed = () => field.value.replace(/[ \t\r]+$/gm, "").replace(/\n*$/, "\n");

  // The sentence of the validator, if the input is not legal; then its line is selected.
  async function refused(input) {
    const { status, errors, trap, slow, stopped } = await helper("validator", input);
    if (status === 42 || trap || slow || stopped) return stopped ? words.stopped : "";
    const line = Number(/^line (\d+)/.exec(errors)?.[1] ?? 0);
    if (line && !file) {
      const from = field.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1);
      field.setSelectionRange(from, from + (field.value.split("\n")[line - 1] ?? "").length);
    }
    return `${words.illegal} ${errors}`;
  }

  async function start() {
    stop();
    box.setAttribute("aria-busy", "true");
    part("stop").disabled = false;
    const input = file ? new Uint8Array(await file.arrayBuffer()) : typed(), mine = running;
    part("output").textContent = part("explanation").textContent = "…";
    const error = await refused(input).catch(String);
    if (running !== mine) return;
    if (error) {
      part("output").textContent = error;
      part("explanation").textContent = "";
    } else await Promise.all([into(part("output"), submission(input)), into(part("explanation"), helper("reference", input, "--explain", language))]);
    if (running === mine) stop();
  }

  function use(input) {
    pick(null);
    field.value = input;
    start();
  }

  // What the reader typed is kept beside the samples.
  for (const sample of samples) sample.onclick = () => {
    if (samples.every(({ dataset }) => dataset.input.trim() !== field.value.trim()) && field.value.trim()) own = field.value;
    part("own").hidden = own === null;
    use(sample.dataset.input);
  };
  part("own").onclick = () => use(own);

  function pick(picked) {
    file = picked;
    part("file").textContent = file ? `${file.name}, ${file.size} B` : "";
    if (!file) part("pick").value = "";
    field.disabled = file !== null;
    part("forget-file").hidden = !file;
  }
  part("pick").onchange = () => { pick(part("pick").files[0] ?? null); if (file) start(); };
  part("forget-file").onclick = () => { pick(null); field.focus(); };
  part("start").onclick = start;
  part("stop").onclick = stop;
  field.onkeydown = event => { if (event.key === "Enter" && event.ctrlKey) start(); };

  // --- break it ---

  function panel(row) {
    const old = row.nextElementSibling;
    if (old?.className === "broken") return old;
    const side = (title, name) => `<div><h3>${title}</h3><pre class="${name}" role="status" tabindex="0" aria-label="${title}"></pre></div>`;
    row.insertAdjacentHTML("afterend", `<tr class="broken"><td colspan="${row.cells.length}"><div class="machine"><div class="halves">
      ${side(box.querySelector("label").textContent, "given")}${side(words.wrongOutput, "of-wrong")}${side(words.rightOutput, "of-right")}</div>
      <h3>${words.why}</h3><p class="reason"></p><pre class="explanation" role="status" tabindex="0" aria-label="${words.explanation}"></pre></div></td></tr>`);
    return row.nextElementSibling;
  }

  for (const attempt of document.querySelectorAll("[data-wrong]")) attempt.onclick = async () => {
    const { wrong: name, generator, given } = attempt.dataset, row = attempt.closest("tr"), shown = panel(row);
    const place = name => shown.querySelector(`.${name}`);
    shown.setAttribute("aria-busy", "true");
    place("reason").textContent = row.cells[1].textContent;
    place("given").textContent = place("of-wrong").textContent = place("of-right").textContent = place("explanation").textContent = "…";
    const made = generator ? await generated(generator) : { output: given }, input = made.output || told(made);
    place("given").textContent = input.length > 500 ? `${input.slice(0, 500)} …` : input;
    await Promise.all([into(place("of-wrong"), wrong(name, input)), into(place("of-right"), submission(input)),
      into(place("explanation"), helper("reference", input, "--explain", language))]);
    running = [];
    shown.removeAttribute("aria-busy");
  };

  box.hidden = false;
})();

// Sources to read, copy and save. A module of sources has for each a line with its name, and its text, behind a form feed.
for (const box of document.querySelectorAll(".sources")) {
  const list = box.querySelector("select"), text = box.querySelector("pre"), told = box.querySelector("[role=status]");
  const texts = {};
  const show = async () => {
    if (!list.options.length) {
      const all = new TextDecoder().decode(await modules.bytes(box.dataset.module)).split("\f").slice(1);
      for (const source of all) {
        const [name] = source.split("\n", 1);
        texts[name] = source.slice(name.length + 1);
        list.add(new Option(name));
      }
    }
    told.textContent = "";
    text.textContent = texts[list.value];
  };
  box.ontoggle = () => { if (box.open) show(); };
  list.onchange = show;
  box.querySelector(".copy").onclick = async () => {
    const isCopied = await navigator.clipboard?.writeText(texts[list.value]).then(() => true, () => false);
    if (!isCopied) getSelection().selectAllChildren(text);
    told.textContent = isCopied ? box.dataset.copied : box.dataset.selected;
  };
  box.querySelector(".save").onclick = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([texts[list.value]], { type: "text/plain" }));
    link.download = list.value.replace(/.*\//, "");
    link.click();
    URL.revokeObjectURL(link.href);
  };
  box.hidden = false;
}
