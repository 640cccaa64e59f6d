// What every page has: search, lists of contents, light or dark, pictures as large as the screen, and what was read and won.
"use strict";

// What this browser keeps, if it keeps anything: memory(storage, name) reads, memory(storage, name, text) writes.
function memory(storage, name, text) {
  try {
    if (text === undefined) return storage.getItem(name);
    storage.setItem(name, text);
  } catch { /* then nothing is kept */ }
  return null;
}

// The problems that were read, and the games that were won. They are kept in this browser only.
const notes = {
  of(kind) { return JSON.parse(memory(localStorage, kind) ?? "[]"); },
  add(kind, name) { memory(localStorage, kind, JSON.stringify([...new Set([...notes.of(kind), name])])); notes.show(); },
  forget() { for (const kind of ["read", "won"]) memory(localStorage, kind, "[]"); notes.show(); },
  show() {
    for (const mark of document.querySelectorAll("[data-note]")) mark.hidden = !notes.of(mark.dataset.note).includes(mark.dataset.name);
    for (const forget of document.querySelectorAll(".forget")) forget.hidden = !document.querySelector("[data-note]:not([hidden])");
  },
};

(() => {
  // Beside the text there is room for its contents; on a telephone the text comes first.
  if (matchMedia("(min-width: 64rem)").matches)
    for (const list of document.querySelectorAll(".contents .here")) list.open = true;

  notes.show();
  for (const forget of document.querySelectorAll(".forget")) forget.onclick = notes.forget;
  // A page was read when its end was seen.
  const { id } = document.body.dataset;
  if (id) new IntersectionObserver(([seen]) => { if (seen.isIntersecting) notes.add("read", id); }).observe(document.querySelector(".neighbours"));

  const theme = document.querySelector("#theme");
  theme.value = memory(localStorage, "theme") ?? "";
  theme.onchange = () => {
    memory(localStorage, "theme", theme.value);
    document.documentElement.dataset.theme = theme.value;
  };
  theme.parentElement.hidden = false;

  // A picture opens as large as the screen. Without scripts its link does so.
  for (const link of document.querySelectorAll("a.figure")) link.onclick = event => {
    event.preventDefault();
    const dialog = document.createElement("dialog"), close = document.createElement("button"), picture = link.querySelector("img").cloneNode();
    dialog.className = "whole";
    dialog.setAttribute("aria-label", picture.alt);
    close.textContent = "×";
    close.setAttribute("aria-label", document.body.dataset.close);
    close.onclick = picture.onclick = () => dialog.close();
    dialog.onclose = () => { dialog.remove(); link.focus(); };
    dialog.append(close, picture);
    document.body.append(dialog);
    dialog.showModal();
  };
})();

// Search: every word that was typed must be in the section, in any language, or another word for the same; no dividing into words is needed.
(() => {
  const box = document.querySelector("#search");
  const [field, list] = [box.querySelector("input"), box.querySelector("ul")];
  const MOST = 12, AROUND = 60;
  const SAME = [["nim-sum", "xor", "nimsum", "⊕", "异或"], ["grundy", "sprague", "nimber", "sg函数", "sg值"], ["misère", "misere", "anti-sg", "反nim"],
    ["p-position", "cold", "必败"], ["n-position", "hot", "必胜"], ["bash", "巴什"], ["wythoff", "威佐夫"], ["fibonacci", "斐波那契"], ["zeckendorf", "齐肯多夫"],
    ["golden ratio", "黄金分割"], ["suspense", "悬念数"], ["staircase", "阶梯"], ["octal", "八进制"]];
  let sections = null;  // a promise of all sections

  // Blanks beside Chinese do not count.
  const plain = text => text.toLowerCase().replace(/\s+/g, " ").replace(/ ?([\u3400-\u9fff]) ?/g, "$1");
  const letters = text => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

  // The place of the first of the words that is there, with some text on both sides.
  function excerpt(text, words) {
    const low = text.toLowerCase(), word = words.find(word => low.includes(word)) ?? "";
    const at = Math.max(0, low.indexOf(word)), from = Math.max(0, at - AROUND / 2);
    const item = document.createElement("span"), mark = document.createElement("mark");
    mark.textContent = text.slice(at, at + word.length);
    item.append(from > 0 ? "… " : "", text.slice(from, at), mark, text.slice(at + word.length, at + word.length + AROUND), " …");
    return item;
  }

  function entry({ page, anchor, title, heading, text }, words) {
    const link = document.createElement("a"), item = document.createElement("li");
    link.href = anchor ? `${page}#${anchor}` : page;
    link.textContent = heading ? `${title}: ${heading}` : title;
    item.append(link, document.createElement("br"), excerpt(text, words));
    return item;
  }

  // First the problem with this name; then this page's language; a heading that fits before a text that fits before another word for the same.
  function rank(section, groups, name) {
    const isNamed = name.length > 2 && section.names.some(other => other.includes(name));
    const isIn = text => groups.every(([word]) => text.includes(word));
    return (isNamed ? 0 : 8) + (section.lang === document.documentElement.lang ? 0 : 4) + (isIn(plain(`${section.title} ${section.heading}`)) ? 0 : isIn(section.all) ? 1 : 2);
  }

  // The words that were typed, each with the other words for the same.
  function groupsOf(typed) {
    const sameAs = word => [word, ...SAME.find(same => same.includes(word)) ?? []], whole = sameAs(plain(typed).trim());
    return whole.length > 1 ? [whole] : plain(typed).split(" ").filter(Boolean).map(sameAs);
  }

  async function search() {
    const typed = field.value, name = letters(typed);
    const groups = groupsOf(typed);
    const all = await load();
    if (field.value !== typed) return;
    const isFound = ({ names, all }) => groups.every(words => words.some(word => all.includes(word))) || name.length > 2 && names.some(other => other.includes(name));
    const found = groups.length ? all.filter(isFound).map(section => [rank(section, groups, name), section]) : [];
    found.sort(([a], [b]) => a - b);
    list.replaceChildren(...found.slice(0, MOST).map(([, section]) => entry(section, groups.flat())));
    box.querySelector("output").textContent = groups.length ? box.dataset.found.replace("{0}", found.length) : "";
  }

  // A line of the index: page, language, title, heading, anchor, text, names of the problem.
  function sectionOf(line) {
    const [page, lang, title, heading, anchor, text, names] = JSON.parse(line);
    return { page, lang, title, heading, anchor, text, names: heading ? [] : names.split(" ").map(letters), all: plain(`${title} ${heading} ${text}`) };
  }

  function load() {
    sections ??= modules.bytes("search").then(bytes => new TextDecoder().decode(bytes).trim().split("\n").map(sectionOf));
    return sections;
  }

  // Arrow keys go through what was found; Enter opens the first.
  const KEYS = {
    Escape: () => { field.value = ""; field.focus(); search(); },
    ArrowDown: (links, at) => links[Math.min(at + 1, links.length - 1)]?.focus(),
    ArrowUp: (links, at) => (links[at - 1] ?? field).focus(),
    Enter: async (links, at) => { if (at < 0) { await search(); list.querySelector("a")?.click(); } },
  };
  box.onkeydown = event => {
    const links = [...list.querySelectorAll("a")], at = links.indexOf(document.activeElement);
    if (!KEYS[event.key] || event.isComposing) return;
    if (event.key.startsWith("Arrow")) event.preventDefault();
    KEYS[event.key](links, at);
  };
  field.onfocus = load;
  field.oninput = search;
  box.onsubmit = event => event.preventDefault();
  box.hidden = false;
})();
