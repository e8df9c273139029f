import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { marketStatusQuery } from '../../api/market-status-query.ts';
import { type StockRow, useStocks } from '../../api/reference-calls.ts';
import type { Call } from '../../api/use-call.ts';
import type { LiveHealth } from '../../live/live-health.ts';
import { useLiveHealth, useMarketState } from '../../live/use-live.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import type { Session } from '../market/session-facts.ts';
import { useSession } from '../market/use-session.ts';
import { type CalendarPhase, healthByCalendar } from './last-session-words.ts';
import { type BoardRow, boardOfSession, createBoard } from './board-row.ts';
import { usePaced } from './use-paced.ts';

/**
 * Rows change places about once a second, however often prices change. A little less than the second of the server:
 * held for as long, one late delta would make every later one as late.
 */
const ORDER_MS = 800;

const whole = (state: MarketState | null): MarketState | null => state;

/** The live session once it has trades, unless the archive knows a later day or the reader looks at an earlier one. */
const liveStateOf = (
  state: MarketState | null,
  session: Session | undefined,
): (MarketState & { market: MarketFields }) | null => {
  const market = state?.market ?? null;
  if (state === null || market === null || market.trades === 0) return null;
  return session !== undefined && market.day < session.as_of ? null : { ...state, market };
};

export type LiveMarket = {
  readonly health: LiveHealth;
  /** The fields of the live session; null while the last session is shown in its place. */
  readonly market: MarketFields | null;
  /** What the live server says of the market even before the first trade. */
  readonly told: MarketFields | null;
  /** What the calendar of the market says of this minute; undefined before it has answered. */
  readonly calendar: CalendarPhase | undefined;
  readonly state: MarketState | null;
  readonly rows: readonly BoardRow[];
  readonly day: string | undefined;
  readonly call: Call<Session>;
  readonly isWaiting: boolean;
};

const useBoardRows = (state: MarketState | null, session: Session | undefined): readonly BoardRow[] => {
  const stocks = useStocks(useAsOf());
  const bySymbol = useMemo(
    () => new Map<string, StockRow>(stocks.map((stock) => [stock.symbol, stock])),
    [stocks],
  );
  const [board] = useState(createBoard);
  return useMemo(() => {
    if (state !== null) return board(state, bySymbol);
    return session === undefined ? [] : boardOfSession(session);
  }, [state, session, bySymbol, board]);
};

/** What the live server tells while the reader looks at now, and how far it can be believed at this hour. */
const useTold = () => {
  const isNow = useAsOf() === undefined;
  const heard = useLiveHealth();
  const calendar = useQuery(marketStatusQuery).data?.phase;
  const paced = usePaced(useMarketState(whole, isNow), ORDER_MS);
  // The pace would hold the live day for a moment over the figures of the day chosen.
  const state = isNow ? paced : null;
  const market = state?.market ?? null;
  return { isNow, calendar, state, market, health: healthByCalendar(heard, market, calendar) };
};

/** The market now, or calmly the last session where there is no live one. */
export const useLiveMarket = (): LiveMarket => {
  const { isNow, calendar, state, market, health } = useTold();
  const call = useSession();
  const live = useMemo(() => liveStateOf(state, call.data), [state, call.data]);
  const rows = useBoardRows(live, call.data);
  return {
    health,
    market: live?.market ?? null,
    told: market,
    calendar,
    state: live,
    rows,
    day: live?.market.day ?? call.data?.as_of,
    call,
    isWaiting: isNow && live === null && health.kind === 'connecting',
  };
};
