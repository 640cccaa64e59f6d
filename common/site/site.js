// Search, and the lists of contents. Search: every word that was typed must be in the section, in any language; no dividing into words is needed.
"use strict";

(() => {
  // Beside the text there is room for its contents; on a telephone the text comes first.
  if (matchMedia("(min-width: 64rem)").matches)
    for (const list of document.querySelectorAll(".contents .here")) list.open = true;

  // On paper nothing can be opened.
  addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll("main details")) folded.open = true;
  });

  const box = document.querySelector("#search");
  const [field, list] = [box.querySelector("input"), box.querySelector("ul")];
  const MOST = 12, AROUND = 60;
  let sections = null;  // a promise of all sections

  // The place of the first word, with some text on both sides.
  function excerpt(text, word) {
    const at = Math.max(0, text.toLowerCase().indexOf(word));
    const from = Math.max(0, at - AROUND / 2);
    const item = document.createElement("span");
    const mark = document.createElement("mark");
    mark.textContent = text.slice(at, at + word.length);
    item.append(from > 0 ? "… " : "", text.slice(from, at), mark, text.slice(at + word.length, at + word.length + AROUND), " …");
    return item;
  }

  function entry({ page, anchor, title, heading, text }, word) {
    const link = document.createElement("a");
    link.href = anchor ? `${page}#${anchor}` : page;
    link.textContent = heading ? `${title}: ${heading}` : title;
    const item = document.createElement("li");
    item.append(link, document.createElement("br"), excerpt(text, word));
    return item;
  }

  // This page's language first; a heading that fits stands before a text that fits.
  function rank(section, words) {
    const head = `${section.title} ${section.heading}`.toLowerCase();
    return (section.lang === document.documentElement.lang ? 0 : 2) + (words.every(word => head.includes(word)) ? 0 : 1);
  }

  async function search() {
    const typed = field.value, words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const all = await load();
    if (field.value !== typed) return;
    const found = words.length ? all.filter(section => words.every(word => section.all.includes(word))) : [];
    found.sort((a, b) => rank(a, words) - rank(b, words));
    list.replaceChildren(...found.slice(0, MOST).map(section => entry(section, words[0])));
    box.querySelector("output").textContent = words.length ? box.dataset.found.replace("{0}", found.length) : "";
  }

  // A line of the index: page, language, title, heading, anchor, text.
  function sectionOf(line) {
    const [page, lang, title, heading, anchor, text] = JSON.parse(line);
    return { page, lang, title, heading, anchor, text, all: `${title} ${heading} ${text}`.toLowerCase() };
  }

  function load() {
    sections ??= modules.bytes("search").then(bytes => new TextDecoder().decode(bytes).trim().split("\n").map(sectionOf));
    return sections;
  }

  field.onfocus = load;
  field.oninput = search;
  box.onsubmit = event => event.preventDefault();
  box.onkeydown = event => { if (event.key === "Escape") { field.value = ""; search(); } };
  box.hidden = false;
})();
