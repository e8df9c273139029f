import { promisedPoint, restorable } from '../registry/plan.ts';
import { readStoreSettings } from '../settings.ts';
import { listManifests } from '../store/manifest.ts';
import { openStore } from '../store/store.ts';
import { type Verb, megabytes } from './verb.ts';

export const list: Verb = {
  summary: 'Lists whole backups, each with the moments to which it can be restored, and the promised point.',
  options: {},
  run: async () => {
    const store = openStore(readStoreSettings(process.env).store);
    const all = await restorable(store);
    for (const { base, until, pieces } of all) {
      const size = megabytes(base.files.reduce((sum, { bytes }) => sum + bytes, 0));
      const reach =
        until === null ? 'not restorable yet: the log does not reach its end' : `to ${until.toISOString()}`;
      console.log(`base ${base.id}  ${size}, from ${base.ended_at} ${reach}, ${pieces.length} pieces of log`);
    }
    for (const { id, ended_at, parts } of await listManifests(store, 'tape')) {
      const size = megabytes(parts.reduce((sum, { file }) => sum + file.bytes, 0));
      console.log(`tape ${id}  ${size} in ${parts.length} parts, at ${ended_at}`);
    }
    const promised = promisedPoint(all)?.until ?? null;
    console.log(`promised: ${promised === null ? 'nothing yet' : promised.toISOString()}`);
    return promised === null ? 1 : 0;
  },
};
