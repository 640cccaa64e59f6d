"""The results of a setting, read from pytest's JUnit file, and the table of all of them."""

import xml.etree.ElementTree


def read(file, left, seconds):
    """A setting's cases with their verdict and whether that was right, and the judge's own line."""
    cases, isolation = {}, ""
    for case in xml.etree.ElementTree.parse(file).iter("testcase"):
        said = {entry.get("name"): entry.get("value") for entry in case.iter("property")}
        isolation = said.get("isolation", isolation)
        name = case.get("name").split("-", 1)[-1].rstrip("]") if "verdict" in said else case.get("name")
        skipped = case.find("skipped") is not None
        right = case.find("failure") is None and case.find("error") is None
        end = "skipped" if skipped else "ok" if right else "failed"
        cases[name] = {"verdict": said.get("verdict", end), "right": right}
    cases["nothing left behind"] = {"verdict": ", ".join(left) or "ok", "right": not left}
    return {"isolation": isolation, "seconds": round(seconds), "cases": cases}


def all_right(outcomes):
    ran = [outcome for outcome in outcomes.values() if not isinstance(outcome, str)]
    return bool(ran) and all(case["right"] for outcome in ran for case in outcome["cases"].values())


def row(case, ran):
    """A case's verdicts, marked where they are wrong; nothing if they are all the same and right."""
    found = [outcome["cases"].get(case) for outcome in ran]
    words = ["–" if cell is None else cell["verdict"] + ("" if cell["right"] else " (wrong)") for cell in found]
    return words if len(set(words) - {"–"}) > 1 or any("wrong" in word for word in words) else None


def table(outcomes):
    """Markdown: a summary of each setting, and each case in which they differ."""
    lines = ["| setting | right | wrong | seconds | isolation |", "|---|---|---|---|---|"]
    for name, outcome in outcomes.items():
        if isinstance(outcome, str):
            lines.append(f"| {name} | {outcome} | | | |")
            continue
        right = sum(case["right"] for case in outcome["cases"].values())
        wrong = len(outcome["cases"]) - right
        lines.append(f"| {name} | {right} | {wrong} | {outcome['seconds']} | {outcome['isolation']} |")
    ran = {name: outcome for name, outcome in outcomes.items() if not isinstance(outcome, str)}
    lines += ["", "| case | " + " | ".join(ran) + " |", "|---" * (len(ran) + 1) + "|"]
    names = dict.fromkeys(name for outcome in ran.values() for name in outcome["cases"])
    for name in names:
        words = row(name, ran.values())
        if words:
            lines.append(f"| {name} | " + " | ".join(words) + " |")
    return "\n".join(lines)
