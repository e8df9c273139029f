import {
  type TradingDate,
  atKathmandu,
  brokerId,
  instant,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import {
  type Capabilities,
  type Listing,
  type OpeningEvent,
  type Session,
  type SessionEvent,
  type TradeEvent,
  openSession,
} from '../src/index.ts';

export const DAY = tradingDate('2026-08-21');
export const BANK = stockSymbol('BANKA');
export const HYDRO = stockSymbol('HYDRO');
export const FUND = stockSymbol('FUNDS');

/** A moment of the day in milliseconds; trades take it in microseconds. */
export const clock = (hour: number, minute = 0, second = 0, day = DAY) =>
  instant(atKathmandu(day, hour * 60 + minute) + second * 1_000);

type Told = Partial<Omit<TradeEvent, 'kind' | 'contractId' | 'rate' | 'amount' | 'buyer' | 'seller'>> & {
  rate?: number;
  amount?: number;
  buyer?: string;
  seller?: string;
};

const broker = (text: string) => (text === '' ? '' : brokerId(text));

/** Contract numbers are given by their place in the day. */
export const contractId = (number: number): string => `20260821${String(number).padStart(8, '0')}`;

export const trade = (number: number, told: Told = {}): TradeEvent => {
  const { rate = 500_00, quantity = 10, buyer = '58', seller = '42' } = told;
  return {
    kind: 'trade',
    contractId: contractId(number),
    symbol: told.symbol ?? BANK,
    quantity,
    rate: paisa(rate),
    amount: paisa(told.amount ?? rate * quantity),
    at: told.at === undefined ? (clock(11) + number) * 1_000 : told.at,
    buyer: broker(buyer),
    seller: broker(seller),
  };
};

export const reversal = (number: number): SessionEvent => ({
  kind: 'reversal',
  contractId: contractId(number),
  symbol: BANK,
  reason: 'annulled by the exchange',
});

const listing = (row: Partial<Listing> & Pick<Listing, 'symbol'>): Listing => ({
  name: `${row.symbol} Limited`,
  sectorId: 1,
  instrument: 'Equity',
  previousClose: paisa(500_00),
  listedShares: 1_000_000,
  ...row,
});

export const CAPABILITIES: Capabilities = {
  trades: true,
  brokers: 'live',
  depth: true,
  index: false,
  status: false,
};

export const opening = (told: Partial<OpeningEvent> = {}): OpeningEvent => ({
  kind: 'opening',
  source: 'sample',
  listings: [
    listing({ symbol: BANK }),
    listing({ symbol: HYDRO, sectorId: 5, previousClose: paisa(300_00), listedShares: 500_000 }),
    listing({ symbol: FUND, sectorId: 13, instrument: 'Mutual Funds', previousClose: paisa(10_00) }),
  ],
  indexCloses: [
    { indexId: 58, close: 2_600_00 },
    { indexId: 51, close: 1_400_00 },
    { indexId: 62, close: 180_00 },
  ],
  usualTurnover: null,
  capabilities: CAPABILITIES,
  ...told,
});

/** Applies events one after the other, as if they stood on a log from sequence `from` on. */
export const follow = (session: Session, events: readonly SessionEvent[], from = 1, term = 1): Session => {
  for (const [index, event] of events.entries()) {
    session.apply({ day: session.day, term, event }, from + index);
  }
  return session;
};

export const sessionOf = (events: readonly SessionEvent[], day: TradingDate = DAY): Session =>
  follow(openSession(day), events);
