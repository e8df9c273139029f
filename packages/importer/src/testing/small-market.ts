import { type Paisa, type TradingDate, brokerId, stockSymbol, tradingDate } from '@chuli/kernel';
import type { MarketSource, Part, RawTrade, TradeDay } from '../market-source.ts';
import { testBar } from './test-bar.ts';

export const DAYS = ['2030-01-14', '2030-01-15', '2030-01-16'].map(tradingDate);

const part = <Row>(rows: Row[], digest = 'first'): Part<Row> => ({
  digest: () => Promise.resolve(digest),
  read: () => Promise.resolve({ rows, rejected: [] }),
});

/** Four board-lot trades and an odd lot in one symbol, and one trade under a name that no list knows. */
export const tradesOf = (date: TradingDate): RawTrade[] => {
  const rates = [10_000, 10_200, 9_900, 10_100];
  const rows = rates.map((rate, at) => ({
    contract_id: `${date.replaceAll('-', '')}0100000${at}`,
    symbol: 'ABCD',
    traded_at: null,
    buyer: '1',
    seller: at % 2 === 0 ? '2' : '1',
    quantity: 10,
    rate,
    amount: rate * 10,
  }));
  const day = date.replaceAll('-', '');
  const other: RawTrade = {
    contract_id: `${day}01000009`,
    symbol: 'NEW',
    traded_at: null,
    buyer: 'D01',
    seller: '2',
    quantity: 10,
    rate: 10_000,
    amount: 100_000,
  };
  const oddLot = {
    ...other,
    contract_id: `${day}01000008`,
    symbol: 'ABCD',
    buyer: '1',
    quantity: 3,
    rate: 11_000,
  };
  return [...rows, { ...oddLot, amount: 33_000 }, other];
};

const broker = (id: string) => ({
  id: brokerId(id),
  name: `Broker ${id}`,
  short_name: id,
  is_active: true,
  is_dealer: false,
  provenance: 'test',
});

const barOf = (date: TradingDate) =>
  testBar('ABCD', date, 10_100, {
    open: 10_000,
    high: 10_200,
    low: 9_900,
    volume: 43,
    amount: 435_000,
    trades: 5,
  });

/** A market of one company and three days, every figure of which can be checked by hand. */
export const smallMarket = (change: Partial<MarketSource> = {}): MarketSource => ({
  name: 'small',
  companies: part([
    { symbol: stockSymbol('ABCD'), name: 'A', instrument: 'Equity', status: 'Active', provenance: 'test' },
  ]),
  renames: part([]),
  brokers: part([broker('1'), broker('2')]),
  dividends: part([]),
  rights: part([]),
  listedRestatements: part([]),
  priceAdjustments: part([]),
  facts: part([]),
  announcements: part([]),
  offers: part([]),
  auctions: part([]),
  funds: part([]),
  fundNavs: part([]),
  fundHoldings: part([]),
  lockIns: part([]),
  depositories: part([]),
  sessionDays: part([]),
  indexBars: part([]),
  marketDays: part(
    DAYS.map((traded_on) => ({
      traded_on,
      turnover: 535_000 as Paisa,
      volume: 53,
      trades: 6,
      symbols: 2,
      source: 'test',
    })),
  ),
  dailyBars: part(DAYS.map(barOf)),
  tradeDays: async function* () {
    for (const date of DAYS) yield dayOf(date, tradesOf(date));
  },
  ...change,
});

export const dayOf = (date: TradingDate, trades: RawTrade[], digest = 'first'): TradeDay => ({
  date,
  ...part(trades, digest),
});
