#include "judge/report/html.hpp"

namespace judge {

// The assembler puts the file into the program, so that report and site read the same one.
asm(R"(
  .pushsection .rodata
style_of_report_and_site:
  .incbin "common/site/style.css"
  .byte 0
  .popsection
)");
extern const char shared_style_text[] asm("style_of_report_and_site");

std::string_view shared_style() {
  return shared_style_text;
}

std::string_view page_style() {
  return R"css(
h2 span { font-size: .95rem; font-weight: 500; white-space: nowrap; margin-left: .5rem; }
summary .source, .names, .matrix th a, .tests th[scope=row] {
  font-family: var(--typewriter); font-size: .875em;
}
.total { margin: .35rem 0 1rem; font-size: 1.25rem; font-weight: 600; }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 0 0 1.5rem; }
.facts dt { color: var(--quiet); font-size: .85rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
nav ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
         gap: .35rem 1.5rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
nav li { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem;
         border-bottom: 1px solid var(--line); padding-bottom: .25rem; font-size: .95rem; }
.problem, .alarm { margin: 0 0 1.5rem; padding: 1.25rem clamp(.75rem, 2.5vw, 1.75rem);
                   background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.alarm { background: var(--alarm); border-color: var(--wrong); }
.alarm ul { margin: .5rem 0 0; padding-left: 1.25rem; }
.alarm li { overflow-wrap: anywhere; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.verdict { white-space: nowrap; }
b.ac, b.fail, b.bad { display: inline-block; min-width: 2.75em; padding: 0 .35em; border-radius: 4px;
                      text-align: center; font-weight: 600; }
.ac { color: var(--good); background: var(--good-back); }
.fail { color: var(--fail); background: var(--fail-back); font-weight: 600; }
.bad { color: var(--bad); background: var(--bad-back); font-weight: 700; }
.none { color: var(--quiet); }
.matrix th[scope=row] { position: sticky; left: 0; background: var(--card); white-space: nowrap;
                        max-width: 17rem; overflow: hidden; text-overflow: ellipsis; }
.matrix .test { padding: .3rem .1rem; text-align: left; }
.matrix .test span { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 11rem;
                     overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.matrix .folder { padding: 0 .2rem; border-bottom: 1px solid var(--line); border-left: 3px solid var(--card);
                  font-size: .8rem; }
.matrix td.ac, .matrix td.fail, .matrix td.bad, .matrix td.none {
  min-width: 2.4rem; padding: .3rem .1rem; text-align: center; border-bottom: 0;
  box-shadow: inset 0 0 0 1px var(--card); font-size: .8rem; }
.times { margin: 1.5rem 0 0; }
.times figcaption { margin-bottom: .5rem; color: var(--quiet); font-size: .875rem; }
.times figcaption span { white-space: nowrap; margin-right: .6rem; }
.times figcaption svg { vertical-align: -2px; margin-right: .25rem; }
.times > div { display: grid; grid-template-columns: minmax(0, auto) minmax(55%, 1fr); column-gap: .75rem; }
.names { margin: 0; padding: 0; list-style: none; }
.names li { height: 24px; line-height: 24px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.names .folder { color: var(--quiet); }
.times svg { display: block; overflow: visible; }
.times figcaption svg { display: inline-block; }
.times text { fill: var(--quiet); font-size: 12px; text-anchor: middle; }
.row, .tick { stroke: var(--line); }
.beyond { fill: var(--bad-back); opacity: .09; }
.limit { stroke: var(--wrong); stroke-width: 1.5; stroke-dasharray: 5 4; }
circle.right { fill: var(--good); }
circle.other { fill: var(--card); fill-opacity: .6; stroke: var(--fail); stroke-width: 1.5; }
path.late { stroke: var(--wrong); stroke-width: 2; }
details { border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
summary .why { color: var(--quiet); }
:target { outline: 2px solid var(--link); outline-offset: 6px; border-radius: 4px; }
.difference { margin: .5rem 0 1rem; }
.difference figcaption { color: var(--quiet); font-size: .9rem; }
.difference dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
                 gap: .75rem; margin: .35rem 0 0; }
.difference dl > div { padding: .5rem .75rem .65rem; background: var(--code); border-left: 4px solid; border-radius: 6px; }
.difference .expected { border-color: var(--good); }
.difference .given { border-color: var(--wrong); }
.difference dt { color: var(--quiet); font-size: .85rem; }
.difference dd { margin: 0; }
.difference code { white-space: pre-wrap; overflow-wrap: anywhere; }
.expected mark { color: var(--good); background: var(--good-back); }
.given mark { color: var(--bad); background: var(--bad-back); text-decoration-style: wavy; }
mark.end { font-style: italic; font-weight: 500; text-decoration: none; }
.tests { min-width: 100%; }
.tests th[scope=row] { white-space: nowrap; }
.tests td.ac, .tests td.fail, .tests td.bad { text-align: center; }
.words { min-width: 14rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  .names .folder { display: none; }
  .names li { max-width: 38vw; }
  .matrix th[scope=row] { max-width: 11rem; }
  .matrix .number { display: none; }
}
@media print {
  .problem { border: 0; padding: 0; }
  .matrix, .tests { font-size: 7.5pt; }
  .matrix td.ac, .matrix td.fail, .matrix td.bad { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .times, .difference { break-inside: avoid; }
}
)css";
}

}  // namespace judge
