"""Writes golden values and says where they come from."""

import hashlib
import json
from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[3] / "testdata" / "golden"


class GoldenFiles:
    """The files of one script, with a metadata.json that holds the hash of each."""

    def __init__(self, folder):
        self.folder = GOLDEN / folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.sums = {}

    def write(self, name, text):
        (self.folder / f"{name}.json").write_text(text)
        self.sums[f"{name}.json"] = hashlib.sha256(text.encode()).hexdigest()

    def end(self, script, source, day):
        metadata = {
            "script": f"tools/golden/src/{script}",
            "source": source,
            "licence": "same as the repository",
            "date": day,
            "sha256": self.sums,
        }
        (self.folder / "metadata.json").write_text(json.dumps(metadata, indent=2) + "\n")
