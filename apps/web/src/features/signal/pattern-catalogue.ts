import { PATTERNS } from '@chuli/indicators';
import type { PatternCount } from './pattern-columns.ts';
import type { RecordRow } from './record-columns.ts';
import type { Headline, Side } from '../../shared/signal/signal-words.ts';

/** `stocks` are those that trade most of the `number` there are. */
export type PatternSide = {
  side: Side;
  stocks: readonly string[];
  number: number;
  record: Headline | null;
};
export type CataloguePattern = { id: string; title: string; bars: number; sides: readonly PatternSide[] };

/** A pattern that only says that buyers and sellers are even has no side. */
const SIDES_OF = {
  bullish: ['buy'],
  bearish: ['sell'],
  both: ['buy', 'sell'],
  neutral: [],
} as const satisfies Record<string, readonly Side[]>;

const headlineOf = (row: RecordRow | undefined, asOf: Headline['as_of'] | null): Headline | null =>
  row === undefined || asOf === null
    ? null
    : {
        as_of: asOf,
        number: row.number,
        hit_rate: row.hit_rate,
        mean_excess: row.mean_excess,
        interval_low: row.interval_low,
        interval_high: row.interval_high,
        verdict: row.verdict,
      };

type Known = {
  patterns: readonly PatternCount[];
  records: readonly RecordRow[];
  recordAsOf: Headline['as_of'] | null;
};

/** Every pattern with a side: where it stands in this session, and its record on daily bars. */
export const catalogueOf = ({ patterns, records, recordAsOf }: Known): CataloguePattern[] => {
  const countOf = new Map(patterns.map((one) => [`${one.pattern} ${one.side}`, one]));
  const recordOf = new Map(
    records
      .filter(({ family, timeframe }) => family === 'candlestick' && timeframe === 'daily')
      .map((row) => [`${row.kind} ${row.side}`, row]),
  );
  return PATTERNS.filter(({ side }) => SIDES_OF[side].length > 0).map(({ id, title, bars, side }) => ({
    id,
    title,
    bars,
    sides: SIDES_OF[side].map((one) => ({
      side: one,
      stocks: countOf.get(`${id} ${one}`)?.stocks ?? [],
      number: countOf.get(`${id} ${one}`)?.number ?? 0,
      record: headlineOf(recordOf.get(`${id} ${one}`), recordAsOf),
    })),
  }));
};
