// "Your formula": a line of JavaScript beside the library on all small positions. It runs in a worker, which is ended when it takes too long.
"use strict";

function formulaPart(say, question, language, state) {
  const SECONDS = 3, MOST = 4000, EXAMPLE = "(a, b) => (a ^ b) !== 0";
  // How the numbers of a formula are written as a start, and the words of the start before them that the board fixes.
  const whole = numbers => numbers.join(" ");
  const inPairs = sign => numbers => numbers.flatMap((n, i) => i % 2 ? [] : [`${n}${sign}${numbers[i + 1] ?? n}`]).join(" ");
  const FIXED = { subtraction: 1, octal: 1, piles: 1, moore: 1, knights: 1 };
  const WRITTEN = { cutting: inPairs("x"), knights: inPairs(",") };
  const COUNT = { bash: 2, "misere-bash": 2, count: 2, "misere-count": 2, fibonacci: 1, wythoff: 2, queen: 2, string: 1 };

  // All lists of so many numbers with this sum; of letters, all strings of this length.
  function* tuples(count, sum) {
    if (count === 1) yield [sum];
    else for (let first = 0; first <= sum; ++first) for (const rest of tuples(count - 1, sum - first)) yield [first, ...rest];
  }
  function* strings(length) {
    for (let bits = 0; bits < 2 ** length / 2 || bits === 0; ++bits) yield [[...bits.toString(2).padStart(length, "0")].map(bit => "ab"[bit]).join("")];
  }

  const source = `onmessage = ({ data: { text, all } }) => {
    try {
      if (text) { self.f = (0, eval)("(" + text + ")"); return postMessage(typeof f === "function" ? { count: f.length } : { none: true }); }
      postMessage({ answers: all.map(numbers => Boolean(f(...numbers))) });
    } catch (fault) { postMessage({ fault: String(fault) }); }
  };`;

  // A worker that answers within the time, or is ended.
  function evaluator() {
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" })), worker = new Worker(address);
    const tell = message => new Promise(done => {
      const alarm = setTimeout(() => done({ fault: say("slow", SECONDS) }), 1000 * SECONDS);
      worker.onmessage = ({ data }) => { clearTimeout(alarm); done(data); };
      worker.postMessage(message);
    });
    return { tell, end: () => { worker.terminate(); URL.revokeObjectURL(address); } };
  }

  // The first position at which the formula and the library differ, or how far they agree.
  async function compared(tell) {
    const begun = await tell({ text: field.value });
    if (begun.none) return { fault: say("noFunction", EXAMPLE) };
    if (begun.fault) return begun;
    const { game, position } = state(), fixed = position.split(" ").slice(0, FIXED[game] ?? 0);
    const count = COUNT[game] ?? (begun.count || 3), written = WRITTEN[game] ?? whole, until = performance.now() + 1000 * SECONDS;
    let checked = 0, sum = 0;
    for (; checked < MOST && performance.now() < until && sum < 200; ++sum) {
      const all = [...game === "string" ? strings(sum + 1) : tuples(count, sum)];
      const starts = all.map(numbers => [...fixed, written(numbers)].join(" "));
      const outcomes = await question("outcomes", language, game, starts.join(";"));
      const legal = all.flatMap((numbers, i) => outcomes[i] === "-" || WRITTEN[game] && numbers.length % 2 ? [] : [i]);
      const { answers, fault } = await tell({ all: legal.map(i => all[i]) });
      if (fault) return { fault };
      const at = legal.findIndex((i, k) => answers[k] !== (outcomes[i] === "N"));
      if (at >= 0) return { game, numbers: all[legal[at]], start: starts[legal[at]], said: answers[at] ? "N" : "P", is: outcomes[legal[at]] };
      checked += legal.length;
    }
    return { checked, sum: game === "string" ? sum : sum - 1, game };
  }

  async function compare() {
    result.replaceChildren(say("busy"));
    const { tell, end } = evaluator();
    const found = await compared(tell);
    end();
    if (found.fault) return result.replaceChildren(found.fault);
    if (!found.start) return result.replaceChildren(say(found.game === "string" ? "rightWords" : "right", found.checked, found.sum));
    const { position } = await question("start", language, found.game, found.start), { why } = await question("show", language, found.game, position, "", 1);
    result.replaceChildren(make("p", {}, make("strong", {}, say("wrong", found.numbers.join(", "), found.said, found.is)), " ", why),
      make("p", {}, make("a", { href: `#${found.game}/${position.replaceAll(" ", "+")}` }, say("setUp"))));
  }

  const field = make("input", { autocomplete: "off", spellcheck: false, size: 40, value: EXAMPLE });
  const note = make("p", { className: "note" }), result = make("div", { role: "status", className: "why" });
  return Object.assign(make("details", { className: "formula" }, make("summary", {}, say("formula")), note,
    make("form", { className: "buttons", onsubmit: event => { event.preventDefault(); compare(); } },
      make("label", {}, `${say("formula")} `, field), make("button", {}, say("compare"))), result),
  { describe(game) {
    const words = game.form.split(" "), fixed = words.slice(0, FIXED[game.name] ?? 0).join(" ");
    note.textContent = say("formulaNote", words.slice(FIXED[game.name] ?? 0).join(" ")) + (fixed ? ` ${say("fixed", fixed)}` : "");
  } });
}
