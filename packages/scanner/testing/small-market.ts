import { type StockSymbol, type TradingDate, addDays, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import type { WholeBar } from '@chuli/tape/signal';
import type { Flow } from '../src/flow.ts';
import { makingOf, stockOf } from '../src/load-market.ts';
import type { CompanyFacts, ScanMarket } from '../src/scan-market.ts';

export const DAYS = Array.from({ length: 400 }, (_, day) => addDays(tradingDate('2025-05-01'), day)).filter(
  isTradingDay,
);
/** One share of two was given on it. */
export const EX_DATE = DAYS[150] as TradingDate;

const barOn = (traded_on: TradingDate, close: number, volume: number): WholeBar => ({
  traded_on,
  open: paisa(close),
  high: paisa(close + 200),
  low: paisa(close - 200),
  close: paisa(close),
  volume,
  amount: paisa(close * volume),
  base: null,
  trades: 10,
});

/** Waves of a price, which stands at half from the ex-date on. */
export const SPLIT = DAYS.map((day, at) => {
  const whole = 100_000 + 2 * Math.round(10_000 * Math.sin(at / 7) + 1_500 * Math.cos(at * 1.7));
  return barOn(day, day < EX_DATE ? whole : whole / 2, 5_000 + ((at * 37) % 900));
});
/** Does not trade every session, and of its last hundred too little for the usual universe. */
export const THIN = DAYS.flatMap((day, at) =>
  at % 5 === 3 ? [] : [barOn(day, 40_000 + ((at * 7_919) % 6_000), at > DAYS.length - 100 ? 10 : 9_000)],
);

const COMPANY = { instrument: 'Equity', sector_id: 1 } as Company;

export const NO_FLOW: Flow = {
  knownRun: new Int32Array(DAYS.length),
  sessionOf: () => -1,
  ofBroker: () => Promise.resolve([]),
  ofSessions: () => Promise.resolve([]),
};

export const NO_FACTS: CompanyFacts = {
  reports: () => Promise.resolve([]),
  actions: new Map(),
  saidSince: null,
  on: () => Promise.resolve(new Map()),
};

/** Two stocks as they were known on a day. */
export const marketUpTo = (last: TradingDate, also: Partial<ScanMarket> = {}): ScanMarket => {
  const sessions = DAYS.filter((day) => day <= last);
  const making = makingOf(last, sessions, []);
  const of = (
    symbol: string,
    bars: readonly WholeBar[],
    adjustments: { ex_on: TradingDate; factor: number }[],
  ) =>
    stockOf(
      {
        symbol: stockSymbol(symbol),
        bars: bars.filter(({ traded_on }) => traded_on <= last),
        adjustments: adjustments.filter(({ ex_on }) => ex_on <= last),
      },
      making,
    );
  return {
    asOf: last,
    sessions,
    stocks: [of('SPLIT', SPLIT, [{ ex_on: EX_DATE, factor: 0.5 }]), of('THIN', THIN, [])],
    companiesOn: () =>
      Promise.resolve(
        new Map<StockSymbol, Company>(['SPLIT', 'THIN'].map((one) => [stockSymbol(one), COMPANY])),
      ),
    company: NO_FACTS,
    flow: NO_FLOW,
    intraday: () => Promise.reject(new Error('nothing has times')),
    ...also,
  };
};
