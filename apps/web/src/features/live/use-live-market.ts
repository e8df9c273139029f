import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { useMemo, useState } from 'react';
import { type StockRow, useStocks } from '../../api/reference-calls.ts';
import type { Call } from '../../api/use-call.ts';
import type { LiveHealth } from '../../live/live-health.ts';
import { useLiveHealth, useMarketState } from '../../live/use-live.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import type { Session } from '../market/session-facts.ts';
import { useSession } from '../market/use-session.ts';
import { type BoardRow, boardOfSession, createBoard } from './board-row.ts';
import { usePaced } from './use-paced.ts';

/** Prices may change as often as they like; rows change places at most once a second. */
const ORDER_MS = 1_000;

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

/** The market now, or calmly the last session where there is no live one. */
export const useLiveMarket = (): LiveMarket => {
  const isNow = useAsOf() === undefined;
  const health = useLiveHealth();
  const call = useSession();
  const told = usePaced(useMarketState(whole, isNow), ORDER_MS);
  const live = useMemo(() => liveStateOf(told, call.data), [told, call.data]);
  const rows = useBoardRows(live, call.data);
  return {
    health,
    market: live?.market ?? null,
    told: told?.market ?? null,
    state: live,
    rows,
    day: live?.market.day ?? call.data?.as_of,
    call,
    isWaiting: isNow && live === null && health.kind === 'connecting',
  };
};
