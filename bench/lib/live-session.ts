import { type Instant, type StockSymbol, instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { type SessionEvent, openSession } from '@chuli/session';

const DAY = tradingDate('2024-07-15');
const OPENS = Date.parse('2024-07-15T05:15:00Z');
const MINUTE_MS = 60_000;
const MINUTES_OPEN = 240;
const STOCKS = 330;
/** What trades within a second of a record day. */
const TRADES_A_SECOND = 16;

const SYMBOLS = Array.from({ length: STOCKS }, (_, index) => stockSymbol(`STOCK${index}`));

const OPENING: SessionEvent = {
  kind: 'opening',
  source: 'bench',
  listings: SYMBOLS.map((symbol, index) => ({
    symbol,
    name: symbol,
    sectorId: (index % 11) + 1,
    instrument: 'Equity',
    previousClose: paisa(50_000),
    listedShares: 1_000_000,
  })),
  indexCloses: [{ indexId: 58, close: 200_000 }],
  usualTurnover: null,
  capabilities: { trades: true, brokers: 'after-close', depth: true, index: true, status: true },
};

const symbolAt = (at: number): StockSymbol => SYMBOLS[(at * 7) % STOCKS] ?? stockSymbol('STOCK0');

const tradeAt = (contract: number): SessionEvent => {
  const rate = paisa(50_000 + ((contract * 10) % 1_000));
  return {
    kind: 'trade',
    contractId: `2024071501${String(contract).padStart(6, '0')}`,
    symbol: symbolAt(contract),
    quantity: 100,
    rate,
    amount: paisa(rate * 100),
    at: (OPENS + contract) * 1000,
    buyer: '',
    seller: '',
  };
};

const withinDay = (at: number): Instant => instant(OPENS + (at % MINUTES_OPEN) * MINUTE_MS);

const indexAt = (at: number): SessionEvent => ({
  kind: 'index',
  indexId: 58,
  value: 200_000 + (at % 900),
  at: withinDay(at),
});

const depthAt = (at: number): SessionEvent => {
  const side = [{ rate: paisa(50_000 + (at % 1_000)), quantity: 100, orders: 1 }];
  return {
    kind: 'depth',
    symbol: symbolAt(at),
    at: withinDay(at),
    bids: side,
    asks: side,
    totalBid: 100,
    totalAsk: 100,
  };
};

/** A market of the usual size, and a second of a record day whenever it is asked for. */
export const busySession = () => {
  const session = openSession(DAY);
  let sequence = 0;
  let contract = 0;
  const tell = (event: SessionEvent): void => {
    sequence += 1;
    session.apply({ day: DAY, term: 1, event }, sequence);
  };
  tell(OPENING);
  return {
    session,
    passSecond: (): void => {
      for (let count = 0; count < TRADES_A_SECOND; count++) tell(tradeAt(++contract));
    },
    /** The index and the depth of some stocks: a day in which nobody trades, however long. */
    passSteadySecond: (): void => {
      tell(indexAt(sequence));
      for (let count = 0; count < TRADES_A_SECOND; count++) tell(depthAt(sequence));
    },
  };
};
