import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import type { DayBar } from './alerts-plan.ts';

/** What a listener sees of a stock at a moment of the session. */
export type Tick = {
  readonly at: number;
  readonly symbol: StockSymbol;
  /** Null until a board lot has traded. */
  readonly price: number | null;
  readonly volume: number;
  readonly amount: number;
};

type Standing = {
  readonly contractId: string;
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
};

const BOARD_LOT = 10;

const sumOf = (trades: readonly Standing[], field: 'quantity' | 'amount'): number =>
  trades.reduce((sum, trade) => sum + trade[field], 0);

const lotsOf = (trades: readonly Standing[]): Standing[] =>
  trades
    .filter(({ quantity }) => quantity >= BOARD_LOT)
    .toSorted((one, other) => (one.contractId < other.contractId ? -1 : 1));

/** The trades of each stock that stand after an event. */
const takeTrade = (trades: Map<StockSymbol, readonly Standing[]>, event: SessionEvent): void => {
  if (event.kind === 'trade') trades.set(event.symbol, [...(trades.get(event.symbol) ?? []), event]);
  if (event.kind !== 'reversal') return;
  const own = trades.get(event.symbol) ?? [];
  trades.set(
    event.symbol,
    own.filter(({ contractId }) => contractId !== event.contractId),
  );
};

const momentOf = (event: SessionEvent): number => {
  if (event.kind === 'trade') return event.at === null ? 0 : Math.floor(event.at / 1_000);
  return 'at' in event ? event.at : 0;
};

const TOUCHES = new Set<SessionEvent['kind']>(['trade', 'reversal', 'close']);

/** Event by event: nothing is seen before the opening and of a halted stock, and what changed meanwhile is seen later. */
export const ticksOf = (events: readonly SessionEvent[]): Tick[] => {
  const trades = new Map<StockSymbol, readonly Standing[]>();
  const halted = new Set<StockSymbol>();
  const waiting = new Set<StockSymbol>();
  let [now, isOpen] = [0, false];
  return events.flatMap((event) => {
    now = Math.max(now, momentOf(event));
    const wasOpen = isOpen;
    if (event.kind === 'status') isOpen = event.phase === 'open';
    if (event.kind === 'security-status') halted[event.isHalted ? 'add' : 'delete'](event.symbol);
    takeTrade(trades, event);
    if (TOUCHES.has(event.kind) && 'symbol' in event) waiting.add(event.symbol);
    const hasClosed = wasOpen && event.kind === 'status' && event.phase === 'closed';
    const seen = isOpen || hasClosed ? [...waiting].filter((symbol) => !halted.has(symbol)) : [];
    for (const symbol of seen) waiting.delete(symbol);
    return seen.map((symbol): Tick => {
      const own = trades.get(symbol) ?? [];
      const price = lotsOf(own).at(-1)?.rate ?? null;
      return { at: now, symbol, price, volume: sumOf(own, 'quantity'), amount: sumOf(own, 'amount') };
    });
  });
};

/** The bars of a day by its trades that stand and by the closes that the exchange declared. */
export const barsOf = (events: readonly SessionEvent[], day: TradingDate): DayBar[] => {
  const trades = new Map<StockSymbol, readonly Standing[]>();
  for (const event of events) takeTrade(trades, event);
  const declared = new Map(
    events.flatMap((event) => (event.kind === 'close' ? [[event.symbol, event.close] as const] : [])),
  );
  return [...trades].flatMap(([symbol, own]) => {
    const lots = lotsOf(own);
    const rates = lots.map(({ rate }) => rate);
    const close = declared.get(symbol) ?? rates.at(-1);
    if (close === undefined || rates.length === 0) return [];
    const figures = { volume: sumOf(own, 'quantity'), amount: sumOf(own, 'amount') };
    return [{ symbol, day, high: Math.max(...rates), low: Math.min(...rates), close, ...figures }];
  });
};
