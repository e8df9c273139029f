import { type TradingDate, addDays } from '@chuli/kernel';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type CorporateEvent, DAYS_BACK, eventsAround } from '../../shared/home/corporate-events.ts';

const NONE: readonly CorporateEvent[] = [];

export const useDividendsAround = (session: TradingDate) =>
  useCall('/bonus/', { since: addDays(session, -DAYS_BACK), ...asOfQuery(useAsOf()) });

/** What is dated around a session, of every company; what lies ahead first, the nearest on top. */
export const useDatedEvents = (session: TradingDate): readonly CorporateEvent[] => {
  const { data } = useDividendsAround(session);
  return useMemo(() => (data === undefined ? NONE : eventsAround(data.rows, session)), [data, session]);
};
