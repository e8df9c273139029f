import { writeFileSync } from 'node:fs';
import { runCommand } from '@chuli/command';
import { digestOfText, readCommit, sbomOfCommit, textOf } from '@chuli/release';

await runCommand({
  name: 'sbom',
  summary: 'Writes the list of packages of a release as CycloneDX 1.6: the same bytes for the same commit.',
  options: {
    commit: {
      type: 'string',
      help: 'whose release; nothing that is not committed is in it',
      default: 'HEAD',
    },
    out: { type: 'string', help: 'the file to write' },
  },
  run: ({ commit: name, out }) => {
    if (out === undefined) throw new Error('--out names the file to write');
    const commit = readCommit(name);
    const sbom = sbomOfCommit(commit);
    const text = textOf(sbom);
    writeFileSync(out, text);
    const outside = sbom.components.filter(({ purl }) => purl !== undefined).length;
    const own = sbom.components.length - outside;
    console.log(`${out}: ${outside} packages from outside, ${own} of ours, sha256 ${digestOfText(text)}`);
  },
});
