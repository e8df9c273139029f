import { prunableBases } from '../registry/prune.ts';
import { readStoreSettings } from '../settings.ts';
import { type Prunable, abandoned, prune as removeOld } from '../store/prune.ts';
import { openStore } from '../store/store.ts';
import { prunableTapes } from '../tape/prune.ts';
import { type Verb, textOf } from './verb.ts';

const DAY_MS = 86_400_000;

const daysOf = (text: string): number => {
  const [, days] = /^(\d{1,5}) ?d(?:ays)?$/.exec(text) ?? [];
  if (days === undefined) throw new Error(`--keep takes days, as "35 days", not "${text}"`);
  return Number(days);
};

const told = (what: string, { backups, files }: Prunable): string =>
  `${backups.length} ${what} in ${files.length} files`;

export const prune: Verb = {
  summary:
    'Removes what no restore to the last days needs: the copy before them stays. Without --apply it only says what.',
  options: {
    keep: { type: 'string', help: 'for how long every moment has to be restorable', default: '35 days' },
    apply: { type: 'boolean', help: 'do it', default: false },
  },
  run: async (values) => {
    const store = openStore(readStoreSettings(process.env).store);
    const since = new Date(Date.now() - daysOf(textOf(values, 'keep')) * DAY_MS);
    const bases = await prunableBases(store, since);
    const tapes = await prunableTapes(store, since);
    const left = await abandoned(store, new Date());
    if (values['apply'] === true) for (const each of [bases, tapes, left]) await removeOld(store, each);
    const what = [
      told('backups', bases),
      told('tapes', tapes),
      `all from before ${since.toISOString()}`,
      `${left.files.length} left by copies that were cut off`,
    ].join(', ');
    console.log(values['apply'] === true ? `removed: ${what}` : `dry run: ${what}; --apply removes them`);
  },
};
