import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAudit } from '@chuli/audit';
import { runCommand } from '@chuli/command';

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number, not "${text}"`);
  return value;
};

/** Symbol-days for each kind, and days whose trades are read. */
const SIZES = { small: { size: 10, tradeDays: 4 }, full: { size: 200, tradeDays: 20 } };

await runCommand({
  name: 'audit',
  summary: `Computes the figures of the product a second time, by programs that share none of its code (tools/audit/python, Python),
from the facts as they were published, and compares them with replies of the API. Fails when a difference has no cause
in tools/audit/python/causes.py. Price adjustments are taken from the product: they prove the arithmetic, not the list.`,
  options: {
    full: { type: 'boolean', help: 'compare 200 random symbol-days of each kind instead of 10' },
    kind: { type: 'string', help: 'compare only this kind, or group of kinds' },
    seed: { type: 'string', help: 'whole number from which the draws follow', default: '1' },
    archive: {
      type: 'string',
      help: 'folder of the archive that was imported: compare bars and trades with it',
    },
    api: { type: 'string', help: 'address of an API that runs already; without it one is started' },
    facts: { type: 'string', help: 'folder for the exported facts, which are then kept' },
  },
  run: async ({ full, kind, seed, archive, api, facts }) => {
    const folder = facts ?? (await mkdtemp(path.join(tmpdir(), 'chuli-audit-')));
    try {
      return await runAudit({
        ...SIZES[full ? 'full' : 'small'],
        seed: wholeNumber('seed', seed),
        folder,
        kind,
        archive: archive === undefined ? undefined : path.resolve(archive),
        api,
      });
    } finally {
      if (facts === undefined) await rm(folder, { recursive: true });
    }
  },
});
