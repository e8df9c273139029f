import type { RowOf } from '@chuli/contracts';
import { type Phrase, say } from '@chuli/language';

export type MarketDay = RowOf<'/data/market-days/'>;
export type DayStatus = RowOf<'/data/session-status/'>;

/** A session with what is recorded of its trust, where it was asked for. */
export type SummaryRow = MarketDay & {
  status: DayStatus['status'] | null;
  reasons: string;
  /** What the trades add up to. */
  counted_turnover: number | null;
  /** Counted less declared, where both are known. */
  missing: number | null;
};

export const STATUS_WORDS: Readonly<Record<DayStatus['status'], Phrase>> = {
  live: 'Live',
  provisional: 'Provisional',
  exact: 'Exact',
  unknown: 'Not checked',
};

const toPaisa = (rupees: number): number => Math.round(rupees * 100);

const missingOf = (counted: number | null, declared: number | null): number | null =>
  counted === null || declared === null ? null : (toPaisa(counted) - toPaisa(declared)) / 100;

/** Sessions with their status beside them, in the order they came. */
export const summaryRows = (days: readonly MarketDay[], statuses: readonly DayStatus[]): SummaryRow[] => {
  const byDate = new Map(statuses.map((status) => [status.date, status]));
  return days.map((day) => {
    const known = byDate.get(day.date);
    const counted = known?.counted?.turnover ?? null;
    return {
      ...day,
      status: known?.status ?? null,
      reasons: (known?.reasons ?? []).map((reason) => say(reason)).join(' '),
      counted_turnover: counted,
      missing: missingOf(counted, day.declared_turnover),
    };
  });
};

type Answers = {
  reply: { rows: readonly MarketDay[] };
  also: { statuses?: { rows: readonly DayStatus[] } | undefined };
};

/** The same from the answers of both calls; until the second is here no status is known. */
export const withStatuses = ({ reply, also }: Answers): SummaryRow[] =>
  summaryRows(reply.rows, also.statuses?.rows ?? []);

/** The mean of what is known; null of nothing. */
export const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** In whole trades; where those of a session are not known, the declared number counts. */
export const meanTrades = (days: readonly MarketDay[]): number | null => {
  const mean = meanOf(days.map(({ trades, declared_trades: declared }) => trades ?? declared));
  return mean === null ? null : Math.round(mean);
};

/** The sum where every value is known; one that is not would make it too small. */
export const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

export const busiestOf = <Day extends Pick<MarketDay, 'turnover'>>(days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>(
    (most, day) => ((day.turnover ?? 0) > (most?.turnover ?? 0) ? day : most),
    undefined,
  );

/** How many sessions ended with more shares up than down. */
export const risingDays = (days: readonly MarketDay[]): number =>
  days.filter(({ advanced, declined }) => advanced > declined).length;
