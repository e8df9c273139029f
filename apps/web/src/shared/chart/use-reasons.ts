import type { RepliedBy } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchCall } from '../../api/fetch-call.ts';
import { cellKey } from '../signal/board-rows.ts';
import type { SignalRow } from '../signal/signal-words.ts';
import { type ReasonsOf, isMarked } from './signal-marks.ts';

/** One bar has a few signals of a family; a card of more would not be read. */
const MOST_OPENED = 8;

type Why = RepliedBy<'/data/signal-why/'>;

const arrived = (answers: readonly { data: Why | undefined }[]): (Why | undefined)[] =>
  answers.map(({ data }) => data);

/** Why the signals of the opened bar fired: asked for when it is opened, and kept. */
export const useReasons = (
  rows: readonly SignalRow[],
  openedOn: string | null,
  asOf: { as_of?: TradingDate },
): ReasonsOf => {
  const opened = rows.filter((row) => row.signal_on === openedOn && isMarked(row)).slice(0, MOST_OPENED);
  const known = useQueries({
    queries: opened.map(({ symbol, family, kind, timeframe, side, signal_on: on }) => {
      const query = { symbol, family, kind, timeframe, side, on, ...asOf };
      return {
        queryKey: ['/data/signal-why/', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchCall('/data/signal-why/', query, signal),
      };
    }),
    combine: arrived,
  });
  return useCallback(
    (row) => {
      const found = known.find(
        (one) => one?.signal_on === row.signal_on && cellKey(one.list) === cellKey(row),
      );
      return row.rule_changed ? [] : (found?.why ?? []);
    },
    [known],
  );
};
