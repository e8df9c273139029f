import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { saidHere, t } from '@chuli/language';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { useDatedEvents } from './use-dated-events.ts';

/** A busy day of the exchange has some forty. */
const MOST = 100;

export type SaidToday = {
  readonly events: ReadonlyMap<string, { kind: string; what: string }>;
  readonly headlines: ReadonlyMap<string, string>;
};

/** What is dated on a session and what was published that day, by stock. */
export const useSaidToday = (session: TradingDate): SaidToday => {
  const dated = useDatedEvents(session);
  const { data } = useCall('/site/announcement/', { kind: 'company', limit: MOST, ...asOfQuery(useAsOf()) });
  return useMemo(
    () => ({
      events: new Map(
        dated
          .filter(({ date }) => date === session)
          .map(({ symbol, kind, what }) => [symbol, { kind: t(kind), what }]),
      ),
      headlines: new Map(
        (data?.rows ?? []).flatMap(({ symbol, title, published_at }) =>
          symbol !== null && kathmanduDate(instant(published_at * 1_000)) === session
            ? [[symbol, saidHere(title)] as const]
            : [],
        ),
      ),
    }),
    [dated, data, session],
  );
};
