import type { AskedBy, GetPath, RepliedBy } from '@chuli/contracts';
import { type TradingDate, addDays, stockSymbol } from '@chuli/kernel';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { fetchCall } from '../../api/fetch-call.ts';
import { keptWhileSameDay } from '../../api/kept-answer.ts';
import { useIndexState } from '../../live/use-live.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { indexIdOf } from '../../shared/live/live-session.ts';
import type { IndexCourse } from './index-courses.ts';
import type { SectorRange } from './sector-chart-address.ts';

/** Days of each range; a day needs the close before it, which may lie before a long holiday. */
const SPAN_DAYS: Readonly<Record<SectorRange, number>> = {
  '1D': 21,
  '1M': 31,
  '3M': 92,
  '6M': 183,
  '1Y': 366,
  '5Y': 1_826,
};

/** The same call for several indices, kept under the same names as a single one. */
const useCalls = <P extends GetPath>(
  path: P,
  queries: readonly AskedBy<P>[],
): UseQueryResult<RepliedBy<P>>[] =>
  useQueries({
    queries: queries.map((query) => ({
      queryKey: [path, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchCall(path, query, signal),
      placeholderData: keptWhileSameDay([path, query]),
    })),
  });

export type Histories = UseQueryResult<RepliedBy<'/data/historydata/'>>[];

/** Daily values of the chosen indices; nothing is asked before the as-of day is known. */
export const useHistories = (
  symbols: readonly string[],
  range: SectorRange,
  day: TradingDate | undefined,
): Histories => {
  const asOf = useAsOf();
  const queries = symbols.map((symbol) => ({
    symbol: stockSymbol(symbol),
    ...(day !== undefined && { from: addDays(day, -SPAN_DAYS[range]) }),
    ...asOfQuery(asOf),
  }));
  return useCalls('/data/historydata/', day === undefined ? [] : queries);
};

export const dailyCourse = ({ symbol, rows }: RepliedBy<'/data/historydata/'>): IndexCourse => ({
  symbol,
  base: null,
  points: rows.map(({ date, close }) => ({ at: date, value: close })),
});

export const useIndexMinutes = (symbols: readonly string[]) => {
  const asOf = useAsOf();
  return useCalls(
    '/data/newintrahistorydata/data',
    symbols.map((symbol) => ({ symbol: stockSymbol(symbol), ...asOfQuery(asOf) })),
  );
};

/** The session of a reply by the minute, compared with the last close before it. */
export const minuteCourse = (
  { symbol, to_date, rows }: RepliedBy<'/data/newintrahistorydata/data'>,
  history: RepliedBy<'/data/historydata/'> | undefined,
): IndexCourse => ({
  symbol,
  base: history?.rows.findLast(({ date }) => date < to_date)?.close ?? null,
  points: rows.flatMap(({ time, close }) => (close === null ? [] : [{ at: String(time), value: close }])),
});

const liveCourse = (symbol: string, state: ReturnType<typeof useIndexState>): IndexCourse => ({
  symbol,
  base: state?.index?.[5] ?? null,
  points: (state?.bars ?? []).flatMap(([start, , , , close]) =>
    close === null ? [] : [{ at: String(start / 1_000), value: close }],
  ),
});

/** Up to five indices as they run; a place without one listens to NEPSE, which is heard anyway. */
export const useLiveCourses = (symbols: readonly string[]): IndexCourse[] => {
  const states = [
    useIndexState(indexIdOf(symbols[0])),
    useIndexState(indexIdOf(symbols[1])),
    useIndexState(indexIdOf(symbols[2])),
    useIndexState(indexIdOf(symbols[3])),
    useIndexState(indexIdOf(symbols[4])),
  ];
  return symbols.map((symbol, place) => liveCourse(symbol, states[place] ?? null));
};
