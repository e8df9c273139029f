import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Fundamental } from '@chuli/registry/fundamental';
import { isStale, quarterNumber } from './company-figures.ts';

/** The reports of a company: each from the day on which it was the newest that was known. */
type Since = { readonly since: TradingDate; readonly report: Fundamental };

/** Of one quarter the source that comes first is preferred, among those that are known. */
const newestBy = (reports: readonly Fundamental[], day: TradingDate): Fundamental | undefined =>
  reports.find(({ known_on }) => known_on <= day);

const courseOf = (reports: readonly Fundamental[]): Since[] => {
  const days = [...new Set(reports.map(({ known_on }) => known_on))].toSorted();
  return days.flatMap((since) => {
    const report = newestBy(reports, since);
    return report === undefined ? [] : [{ since, report }];
  });
};

export type KnownReports = {
  /** The first day on which anything was known. */
  readonly first: TradingDate | null;
  /** The newest report of a company that was known on a day, unless it is too old beside those of others. */
  readonly on: (symbol: StockSymbol, day: TradingDate) => Fundamental | null;
};

/** Reports as they became known, the preferred source of the newest quarter first. */
export const knownReports = (reports: readonly Fundamental[]): KnownReports => {
  const bySymbol = new Map(
    [...Map.groupBy(reports, ({ symbol }) => symbol)].map(([symbol, own]) => [symbol, courseOf(own)]),
  );
  const quarters = reports
    .map((report) => ({ since: report.known_on, number: quarterNumber(report) }))
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
  const newestOn = (day: TradingDate): number =>
    quarters.reduce((newest, { since, number }) => (since <= day ? Math.max(newest, number) : newest), 0);
  const newest = new Map<TradingDate, number>();
  return {
    first: quarters[0]?.since ?? null,
    on: (symbol, day) => {
      const report = bySymbol.get(symbol)?.findLast(({ since }) => since <= day)?.report;
      if (report === undefined) return null;
      const number = newest.get(day) ?? newestOn(day);
      newest.set(day, number);
      return isStale(report, number) ? null : report;
    },
  };
};
