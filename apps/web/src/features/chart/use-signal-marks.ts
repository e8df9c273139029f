import type { PriceMark } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { ChartView } from './chart-address.ts';
import { signalMarks } from './signal-marks.ts';

const NO_MARKS: readonly PriceMark[] = [];
const MOST_SESSIONS = 1_000;

/** Bars of these lengths have signals of their own; months have none. */
const TIMEFRAMES = { D: 'daily', W: 'weekly', M: null } as const;

/** The signals of the chosen family, and those of the one that was pressed to come here. */
export const useSignalMarks = (symbol: string, view: ChartView): readonly PriceMark[] => {
  const asOf = useAsOf();
  const timeframe = TIMEFRAMES[view.interval];
  const families = [...new Set([view.marks, view.signal?.family ?? ''])].filter(
    (family) => family !== '' && family !== 'none',
  );
  const isAsked = symbol !== '' && timeframe !== null && families.length > 0;
  const { data } = useCall(
    '/data/signal-board/',
    {
      symbol,
      family: families.join(','),
      timeframe: timeframe ?? 'daily',
      days: MOST_SESSIONS,
      ...asOfQuery(asOf),
    },
    { enabled: isAsked },
  );
  return useMemo(() => (isAsked && data !== undefined ? signalMarks(data) : NO_MARKS), [isAsked, data]);
};
