import { type Columns, type Hits, type Told, lend, once, silence } from '../columns.ts';
import { hang } from './gallery.ts';
import type { Finding, Pattern } from './pattern.ts';
import { PATTERNS } from './patterns.ts';
import { type Need, needsOf, placesWith } from './trait-planes.ts';

type Row = Pick<Pattern, 'lookback' | 'rule'> & { readonly needs: readonly Need[] };

const ROWS: ReadonlyMap<string, Row> = new Map(
  PATTERNS.map(({ id, lookback, rule, needs = [] }) => [id, { lookback, rule, needs: needsOf(needs) }]),
);

const NONE: Hits = { bars: [], values: [] };

type Take = (bar: number, finding: Finding) => void;

const look = (bars: Columns, row: Row, isRelaxed: boolean, take: Take): void => {
  const { rule, lookback, needs } = row;
  const { views, planes } = once(bars, 'candles', () => hang(bars));
  const { words, count } = placesWith(planes, needs);
  const first = Math.max(lookback, bars.from);
  for (let word = first >> 5; word < count; word += 1)
    for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
      const i = (word << 5) + 31 - Math.clz32(left & -left);
      const view = views[i];
      if (view === undefined || i < first || i >= bars.length) continue;
      const finding = rule(view, isRelaxed);
      if (finding !== 0) take(i, finding);
    }
};

const hitsOf = (bars: Columns, row: Row, isRelaxed: boolean): Hits => {
  const hits = { bars: [] as number[], values: [] as number[] };
  look(bars, row, isRelaxed, (bar, finding) => {
    hits.bars.push(bar);
    hits.values.push(finding > 0 ? 100 : -100);
  });
  return hits;
};

/** Where each pattern is completed in a whole history; a pattern is looked for when it is first asked for. */
export const patternHits = (bars: Columns, relaxed: number): ((id: string) => Hits) => {
  const found = new Map<string, Hits>();
  return (id) => {
    const row = ROWS.get(id);
    const hits = found.get(id) ?? (row === undefined ? NONE : hitsOf(bars, row, relaxed === 1));
    found.set(id, hits);
    return hits;
  };
};

/** One pattern over a whole history as columns; all that are asked for see the same candles. */
export const patternColumns = (bars: Columns, id: string, relaxed: number): Told => {
  const row = ROWS.get(id);
  if (row === undefined) throw new RangeError(`there is no pattern ${id}`);
  const [value, strength] = [lend(bars), lend(bars)];
  for (const column of [value, strength]) {
    column.fill(0, bars.from, bars.length);
    silence(bars, column, row.lookback);
  }
  look(bars, row, relaxed === 1, (bar, finding) => {
    value[bar] = finding > 0 ? 100 : -100;
    strength[bar] = Math.abs(finding);
  });
  return { value, strength };
};
