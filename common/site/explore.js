// "Explore": table, picture, rule and C++ of the game that is typed. Its address is the game.
"use strict";

(async () => {
  const box = document.querySelector("#explore");
  if (!box) return;
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const WORDS = {
    en: { game: "Game", misere: "misère: who takes the last counter loses", table: "Table", picture: "Picture", rule: "Rule", code: "C++", busy: "Searching …",
      cut: "The search was cut short by its limit on time.", copy: "Copy", copied: "Copied.", save: "Save", examples: "Examples:", play: "Play it" },
    zh: { game: "游戏", misere: "取走最后一颗的人输（反常规则）", table: "表", picture: "图", rule: "规律", code: "C++", busy: "正在寻找……",
      cut: "搜索因时间不足而中断。", copy: "复制", copied: "已复制。", save: "保存", examples: "例：", play: "对弈" },
  }[language];
  const EXAMPLES = ["1,3,4", "2,5,7", "0.137", "0.77", "0.07"], PAUSE = 350;

  const field = make("textarea", { rows: 2, spellcheck: false }), misere = make("input", { type: "checkbox" });
  const told = make("p", { className: "status", role: "status" }), rules = make("ol", { className: "rules" }), more = make("p", { className: "note" });
  const grid = make("pre", { tabIndex: 0, role: "region", "aria-label": WORDS.table }), picture = make("div"), code = make("pre", { tabIndex: 0, role: "region", "aria-label": WORDS.code });
  const copied = make("span", { role: "status" }), play = make("a", {}, WORDS.play), parts = make("div", { hidden: true });
  const examples = EXAMPLES.map(text => button(text, () => { field.value = text; misere.checked = false; typed(); }));
  const codePart = make("section", {}, make("h2", {}, WORDS.code), make("p", { className: "buttons" }, button(WORDS.copy, async () => {
    if (await navigator.clipboard?.writeText(code.textContent).then(() => true, () => false)) copied.textContent = WORDS.copied;
    else getSelection().selectAllChildren(code);
  }), copied), code);
  parts.append(make("h2", {}, WORDS.rule), rules, more, codePart, make("h2", {}, WORDS.picture), picture, make("h2", {}, WORDS.table), grid);
  box.append(make("label", {}, WORDS.game, field), make("p", { className: "buttons" }, make("label", {}, misere, ` ${WORDS.misere}`), make("span", {}, WORDS.examples), ...examples), told, make("p", {}, play), parts);
  box.hidden = false;

  // The newest question counts: the library that is busy with another one is ended.
  let asked = 0, ask = null, end = () => {};
  async function fresh() {
    end();
    const started = await library("explore");
    [ask, end] = [started, started.end];
  }

  async function show() {
    const mine = ++asked, text = field.value.trim(), question = name => ask(name, language, misere.checked ? "misere" : "", text);
    box.setAttribute("aria-busy", "true");
    await fresh();
    if (mine !== asked) return;
    const seen = await question("table");
    if (mine !== asked) return;
    parts.hidden = seen.error !== undefined;
    told.textContent = seen.error ?? seen.game;
    const isOctal = /^[04]\.[0-7]+$/.test(text), isTakes = /^[\d, ]+$/.test(text) && !misere.checked;
    play.hidden = seen.error !== undefined || !isOctal && !isTakes;
    play.href = `play${language === "zh" ? ".zh" : ""}.html#${isOctal ? `octal/${text}+11` : `subtraction/${text.replace(/ /g, "")}+10+13`}`;
    if (!seen.error) {
      grid.textContent = seen.grid;
      picture.replaceChildren(make("img", { alt: WORDS.picture, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(seen.svg)}` }));
      rules.replaceChildren();
      more.textContent = WORDS.busy;
      codePart.hidden = true;
      const found = await question("rule").catch(fault => ({ rules: [], none: fault.message }));
      if (mine !== asked) return;
      rules.replaceChildren(...found.rules.map(({ words, evidence, proved }) =>
        make("li", {}, make("strong", {}, words), make("br"), ...(proved ? [make("span", { className: "done" }, "✓ ")] : []), evidence)));
      more.textContent = [found.none, found.difference, found.cut ? WORDS.cut : ""].filter(Boolean).join(" ");
      code.textContent = found.code;
      copied.textContent = "";
      codePart.hidden = !found.code;
    }
    box.removeAttribute("aria-busy");
  }

  // The address changes when the reader pauses: browsers refuse to change it at each key.
  let pause = 0;
  function typed() {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const address = `#${misere.checked ? "misere/" : ""}${encodeURIComponent(field.value.trim())}`;
      history.replaceState(null, "", address);
      for (const other of document.querySelectorAll(".bar [hreflang]")) other.hash = address;
      show();
    }, PAUSE);
  }

  function fromAddress() {
    let text = location.hash.slice(1);
    try { text = decodeURIComponent(text); } catch { /* then it is shown as it is */ }
    if (text && document.getElementById(text)) return asked || show();
    misere.checked = text.startsWith("misere/");
    field.value = text.replace(/^misere\//, "") || EXAMPLES[0];
    show();
  }

  field.oninput = misere.onchange = typed;
  addEventListener("hashchange", fromAddress);
  fromAddress();
})();
