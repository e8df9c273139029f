import type { PriceMark } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchPages } from '../../api/fetch-pages.ts';
import { keptWhileSameDay } from '../../api/kept-answer.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { ChartView } from './chart-address.ts';
import { ofDays } from './chart-interval.ts';
import { signalMarks } from './signal-marks.ts';
import { useReasons } from './use-reasons.ts';

const NO_MARKS: readonly PriceMark[] = [];
const MOST_SESSIONS = 1_000;
/** Three a session, the newest first: only candlestick patterns come near it. */
const MOST_MARKS = 3_000;

/** Bars of these lengths have signals of their own; months have none. */
const TIMEFRAMES = { D: 'daily', W: 'weekly', M: null } as const;

type BoardQuery = Parameters<typeof fetchPages<'/data/signal-board/'>>[1];

/** All signals of a stock: their pages together. */
const useSignals = (query: BoardQuery, isAsked: boolean) =>
  useQuery({
    queryKey: ['/data/signal-board/', 'all pages', query],
    queryFn: ({ signal }) => fetchPages('/data/signal-board/', query, MOST_MARKS, signal),
    enabled: isAsked,
    placeholderData: keptWhileSameDay([query]),
  });

/** The signals of the chosen family, and those of the one that was pressed to come here. */
export const useSignalMarks = (symbol: string, view: ChartView) => {
  const asOf = asOfQuery(useAsOf());
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const timeframe = TIMEFRAMES[ofDays(view.interval)];
  const families = [...new Set([view.marks, view.signal?.family ?? ''])].filter(
    (family) => family !== '' && family !== 'none',
  );
  const isAsked = symbol !== '' && timeframe !== null && families.length > 0;
  const family = families.join(',');
  const { data } = useSignals(
    { symbol, family, timeframe: timeframe ?? 'daily', days: MOST_SESSIONS, ...asOf },
    isAsked,
  );
  const reasonsOf = useReasons(isAsked ? (data?.rows ?? []) : [], openedOn, asOf);
  const marks = useMemo(
    () => (isAsked && data !== undefined ? signalMarks(data, reasonsOf) : NO_MARKS),
    [isAsked, data, reasonsOf],
  );
  return { marks, onOpened: setOpenedOn };
};
