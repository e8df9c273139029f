import { type StockSymbol, instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { type Listing, type LoggedEvent, type SessionEvent, openSession } from '@chuli/session';

const DAY = tradingDate('2024-07-15');
const OPENS = Date.parse('2024-07-15T05:15:00Z');
const MINUTE_MS = 60_000;
const NEPSE = 58;

const listing = (symbol: StockSymbol): Listing => ({
  symbol,
  name: symbol,
  sectorId: null,
  instrument: 'Equity',
  previousClose: paisa(50_000),
  listedShares: 1_000_000,
});

/** A session of a few stocks at Rs 500 that trades as it is told; `onLogged` hears what a log would hold. */
export const smallSession = (names: readonly string[], onLogged?: (logged: LoggedEvent) => void) => {
  const session = openSession(DAY);
  const contracts = new Map<string, string[]>();
  let sequence = 0;
  let contract = 0;

  const tell = (event: SessionEvent): void => {
    sequence += 1;
    const logged: LoggedEvent = { day: DAY, term: 1, event };
    session.apply(logged, sequence);
    onLogged?.(logged);
  };

  tell({
    kind: 'opening',
    source: 'test',
    listings: names.map((name) => listing(stockSymbol(name))),
    indexCloses: [{ indexId: NEPSE, close: 200_000 }],
    usualTurnover: null,
    capabilities: { trades: true, brokers: 'after-close', depth: true, index: true, status: true },
  });

  const trade = (name: string, rate: number, quantity: number, minute = 0): void => {
    contract += 1;
    const contractId = `2024071501${String(contract).padStart(6, '0')}`;
    contracts.set(name, [...(contracts.get(name) ?? []), contractId]);
    tell({
      kind: 'trade',
      contractId,
      symbol: stockSymbol(name),
      quantity,
      rate: paisa(rate),
      amount: paisa(rate * quantity),
      at: (OPENS + minute * MINUTE_MS + contract) * 1000,
      buyer: '',
      seller: '',
    });
  };

  /** Takes back the last contract of a stock that still stands. */
  const annul = (name: string): void => {
    const contractId = contracts.get(name)?.pop();
    if (contractId === undefined) return;
    tell({ kind: 'reversal', contractId, symbol: stockSymbol(name), reason: 'annulled' });
  };

  const depth = (name: string, rate: number): void => {
    const side = [{ rate: paisa(rate), quantity: 100, orders: 2 }];
    const at = instant(OPENS + sequence);
    const symbol = stockSymbol(name);
    tell({ kind: 'depth', symbol, at, bids: side, asks: side, totalBid: 100, totalAsk: 100 });
  };

  const halt = (name: string, isHalted: boolean): void =>
    tell({
      kind: 'security-status',
      symbol: stockSymbol(name),
      isHalted,
      at: instant(OPENS + sequence),
      reason: null,
    });

  const publishIndex = (value: number): void =>
    tell({ kind: 'index', indexId: NEPSE, value, at: instant(OPENS + sequence) });

  return { session, tell, trade, annul, depth, halt, publishIndex };
};

export type SmallSession = ReturnType<typeof smallSession>;
