import { type Columns, type Hits, once } from '../columns.ts';
import { type Gallery, hang } from './gallery.ts';
import type { Pattern } from './pattern.ts';
import { PATTERNS } from './patterns.ts';
import { type Need, needsOf, placesWith } from './trait-planes.ts';

type Row = Pick<Pattern, 'lookback' | 'rule'> & { readonly needs: readonly Need[] };

const ROWS: ReadonlyMap<string, Row> = new Map(
  PATTERNS.map(({ id, lookback, rule, needs = [] }) => [id, { lookback, rule, needs: needsOf(needs) }]),
);

const NONE: Hits = { bars: [], values: [] };

const look = ({ views, planes }: Gallery, row: Row, isRelaxed: boolean, length: number): Hits => {
  const { rule, lookback, needs } = row;
  const { words, count } = placesWith(planes, needs);
  const bars: number[] = [];
  const values: number[] = [];
  for (let word = lookback >> 5; word < count; word += 1)
    for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
      const i = (word << 5) + 31 - Math.clz32(left & -left);
      const view = views[i];
      if (view === undefined || i < lookback || i >= length) continue;
      const finding = rule(view, isRelaxed);
      if (finding === 0) continue;
      bars.push(i);
      values.push(finding > 0 ? 100 : -100);
    }
  return { bars, values };
};

/** Where each pattern is completed in a whole history; a pattern is looked for when it is first asked for. */
export const patternHits = (bars: Columns, relaxed: number): ((id: string) => Hits) => {
  const gallery = once(bars, 'candles', () => hang(bars));
  const found = new Map<string, Hits>();
  return (id) => {
    const row = ROWS.get(id);
    const hits = found.get(id) ?? (row === undefined ? NONE : look(gallery, row, relaxed === 1, bars.length));
    found.set(id, hits);
    return hits;
  };
};
