import { abandoned, prunable, prune as removeOld } from '../registry/prune.ts';
import { readStoreSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { type Verb, textOf } from './verb.ts';

const DAY_MS = 86_400_000;

const daysOf = (text: string): number => {
  const [, days] = /^(\d{1,5}) ?d(?:ays)?$/.exec(text) ?? [];
  if (days === undefined) throw new Error(`--keep takes days, as "35 days", not "${text}"`);
  return Number(days);
};

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
    const old = await prunable(store, since);
    const left = await abandoned(store, new Date());
    if (values['apply'] === true) for (const each of [old, left]) await removeOld(store, each);
    const what = `${old.bases.length} backups, ${old.files.length} files from before ${since.toISOString()}, ${left.files.length} unfinished`;
    console.log(values['apply'] === true ? `removed: ${what}` : `dry run: ${what}; --apply removes them`);
  },
};
