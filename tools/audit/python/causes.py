"""Why a figure may differ from ours: a closed list. What is not named here is unexplained and fails the audit.

`definition` says that both are right by their own words; `defect` names one that was mended: the audit says by its name
that it came back, and fails.
"""

CAUSES = {
    "definition: binary fractions": (
        "definition",
        "an indicator at a threshold to within 1e-9 of the price: binary fractions fall on either side",
    ),
    "archive: corrected on import": (
        "definition",
        "the archive's own bar cannot be (outside its band, its range, or a copy); the import leaves it out or mends it",
    ),
    "archive: two securities": (
        "definition",
        "jumps beyond the limits both ways, again and again: bars of another security under one ticker are left out",
    ),
    "archive: previous close of a wrong bar": (
        "definition",
        "a stated previous close repeats a close that was found wrong: it follows what that bar was mended to",
    ),
    "archive: open left out": (
        "definition",
        "publishers printed the close before as the open until 15 February 2018: it is not known",
    ),
    "back: D2": ("defect", "the ten compare raw closes across an ex-date"),
    "definition: declared, not applied": (
        "definition",
        "a declared bonus or right waits for an operator, or nothing that was traded around its day shows it",
    ),
    "back: D4": ("defect", "previous close taken as stated or as the raw last close, whatever band and ex-date say"),
    "back: D7": ("defect", "shares of a range are added across an ex-date as if they were the same"),
    "back: D9": ("defect", "a rewound day leaves out what is delisted today"),
    "back: D10": ("defect", "/bonus/ tells listing days after the as-of day"),
    "back: D13": ("defect", "average volume of the symbol summary is not adjusted"),
    "back: D14": ("defect", "percent rounded by binary fractions, a half towards plus infinity"),
    "back: D15": ("defect", "a stock silent for over a year reads as under 20 sessions old"),
}
