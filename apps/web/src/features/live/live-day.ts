import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { fromRupees, paisa, percentageChange, toRupees, tradingDate } from '@chuli/kernel';
import { INDICES } from '@chuli/market';
import type { LiveHealth } from '../../live/live-health.ts';
import type { Liveness, MarketDay } from '../../shared/market/market-day.ts';
import type { PerformanceRow, Session, SessionRow } from '../../shared/market/session-facts.ts';
import { indexOf } from '../../shared/live/live-session.ts';

const WHOLE = 10_000;

/** A closed session stays on the screen of today until the archive has its day; then the settled figures are the better ones. */
export const isDayOfScreen = (market: MarketFields, archivedDay: string | undefined): boolean =>
  market.phase !== 'closed' || (archivedDay ?? '') < market.day;

export const livenessOf = ({ phase }: MarketFields, { kind }: LiveHealth): Liveness => {
  if (phase === 'closed') return 'closed';
  return kind === 'stale' || kind === 'offline' ? 'old' : 'live';
};

export const paceOf = ({ against_usual: share }: MarketFields): number | null =>
  share === null ? null : share / WHOLE;

/** The live session in the form of an archived one. A whole day is no measure for a part of one: usual is said at its close. */
const sessionOf = (market: MarketFields, rows: readonly SessionRow[], last: Session): Session => ({
  as_of: tradingDate(market.day),
  total: { volume: market.volume, amount: toRupees(paisa(market.turnover)), trades: market.trades },
  usual: market.phase === 'closed' ? last.usual : null,
  rows: [...rows],
});

/** The indices that the live market tells; one that it does not tell would be of another day. */
const indicesOf = (
  state: MarketState,
  known: readonly PerformanceRow[],
  day: Session['as_of'],
): PerformanceRow[] =>
  known.flatMap((row) => {
    const id = INDICES.find(({ symbol }) => symbol === row.symbol)?.id;
    const told = state.indices.find(([own]) => own === id);
    const { value, change } = indexOf(told);
    return value === null ? [] : [{ ...row, traded_on: day, close: value, change_1: change }];
  });

/** A previous close that is not the last close was restated for an ex-date: earlier prices are then of other shares. */
const isRestated = (row: SessionRow, known: PerformanceRow): boolean => row.previous_close !== known.close;

/**
 * The highest and lowest of the sessions before today: those of the 20 before the last one, and the last one itself.
 * That is one session more than 20, so that a new high of these is one of 20 as well.
 */
const before = (row: SessionRow, known: PerformanceRow, last: SessionRow | undefined) => {
  const { high_20: high, low_20: low } = known;
  if (high === null || low === null || isRestated(row, known)) return { high_20: null, low_20: null };
  return {
    high_20: last !== undefined && last.high > high ? last.high : high,
    low_20: last !== undefined && last.low < low ? last.low : low,
  };
};

const withToday = (row: SessionRow, known: PerformanceRow, last: SessionRow | undefined): PerformanceRow => {
  const high = row.high > known.high_52_weeks ? row.high : known.high_52_weeks;
  const low = row.low < known.low_52_weeks ? row.low : known.low_52_weeks;
  const { average_amount_20: usual } = known;
  return {
    ...known,
    ...before(row, known, last),
    high_52_weeks: high,
    low_52_weeks: low,
    from_high_52_weeks: percentageChange(fromRupees(row.close), fromRupees(high)),
    from_low_52_weeks: percentageChange(fromRupees(row.close), fromRupees(low)),
    amount: row.amount,
    amount_ratio_20: row.amount === null || usual === null || usual === 0 ? null : row.amount / usual,
  };
};

const bySymbol = <Row extends { symbol: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.symbol, row]));

/** What the days before say about each stock, with today's prices in it. */
export const performancesWith = (
  rows: readonly SessionRow[],
  known: readonly PerformanceRow[],
  last: readonly SessionRow[],
): PerformanceRow[] => {
  const today = bySymbol(rows);
  const before = bySymbol(last);
  return known.map((one) => {
    const row = today.get(one.symbol);
    return row === undefined ? one : withToday(row, one, before.get(one.symbol));
  });
};

type Known = {
  readonly state: MarketState & { readonly market: MarketFields };
  readonly rows: readonly SessionRow[];
  readonly liveness: Liveness;
  /** What the archive says up to the last session. */
  readonly last: Session;
  readonly stocks: readonly PerformanceRow[];
  readonly indices: readonly PerformanceRow[];
};

/** The live day in the form that the screen of today draws any day from. */
export const marketDayOf = ({ state, rows, liveness, last, stocks, indices }: Known): MarketDay => {
  const session = sessionOf(state.market, rows, last);
  return {
    session,
    performances: performancesWith(rows, stocks, last.rows),
    indices: indicesOf(state, indices, session.as_of),
    liveness,
    pace: paceOf(state.market),
  };
};
