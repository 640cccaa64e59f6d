// "Run it here": the submission and the reference's explanation on the input of the text field.
"use strict";

(() => {
  const box = document.querySelector("#run-it");
  if (!box) return;
  const part = name => box.querySelector(`.${name}`);
  const words = box.dataset;
  let workers = [];

  // Runs a program in a worker of its own.
  async function result(name, args, input) {
    const [bytes] = await Promise.all([modules.bytes(name), modules.load("wasi.js")]);
    const worker = wasiStart();
    workers.push(worker);
    return new Promise((done, fail) => {
      worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
      worker.onerror = fault => fail(new Error(fault.message));
      worker.postMessage({ bytes, words: args, input });
    });
  }

  // What a program did, as text.
  function told({ output, errors, status, trap }) {
    const end = trap ?? (status === 0 ? "" : `${words.status} ${status}`);
    return output + [errors, end].filter(Boolean).join("\n");
  }

  function show(name, run) {
    part(name).textContent = "…";
    return run.then(told, fault => String(fault)).then(text => { part(name).textContent = text || words.nothing; });
  }

  function stop() {
    for (const worker of workers) worker.terminate();
    workers = [];
    box.removeAttribute("aria-busy");
    part("stop").disabled = true;
    for (const name of ["output", "explanation"])
      if (part(name).textContent === "…") part(name).textContent = words.stopped;
  }

  async function run() {
    stop();
    box.setAttribute("aria-busy", "true");
    part("stop").disabled = false;
    // A program may wait for the end of its last line.
    const input = part("input").value.replace(/\n?$/, "\n");
    const started = workers;
    const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
    const program = words.problem.replace(/-/g, "_");
    await Promise.all([
      show("output", result(words.problem, ["main"], input)),
      show("explanation", result("references", ["references", program, "--explain", language], input)),
    ]);
    if (workers === started) stop();
  }

  for (const sample of box.querySelectorAll("[data-input]"))
    sample.onclick = () => { part("input").value = sample.dataset.input; run(); };
  part("start").onclick = run;
  part("stop").onclick = stop;
  part("input").onkeydown = event => { if (event.key === "Enter" && event.ctrlKey) run(); };
  box.hidden = false;
})();
