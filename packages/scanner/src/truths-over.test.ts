import { type StockSymbol, type TradingDate, addDays, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import { FAILS, HOLDS } from '@chuli/scan';
import type { WholeBar } from '@chuli/tape/signal';
import { expect, it } from 'vitest';
import { makingOf, stockOf } from './load-market.ts';
import type { ScanMarket } from './scan-market.ts';
import { truthsOn } from './truths.ts';
import { figuresOver, truthsOver } from './truths-over.ts';

const DAYS = Array.from({ length: 400 }, (_, day) => addDays(tradingDate('2025-05-01'), day)).filter(
  isTradingDay,
);
const EX_DATE = DAYS[150] as TradingDate;

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

/** Waves of a price; one share of two was given on the ex-date, from which the price stands at half. */
const SPLIT = DAYS.map((day, at) => {
  const whole = 100_000 + 2 * Math.round(10_000 * Math.sin(at / 7) + 1_500 * Math.cos(at * 1.7));
  return barOn(day, day < EX_DATE ? whole : whole / 2, 5_000 + ((at * 37) % 900));
});
/** Does not trade every session, and of its last hundred too little for the usual universe. */
const THIN = DAYS.flatMap((day, at) =>
  at % 5 === 3 ? [] : [barOn(day, 40_000 + ((at * 7_919) % 6_000), at > DAYS.length - 100 ? 10 : 9_000)],
);

const COMPANY = { instrument: 'Equity', sector_id: 1 } as Company;

const marketUpTo = (last: TradingDate): ScanMarket => {
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
    intraday: () => Promise.reject(new Error('nothing has times')),
  };
};

const WORDS = new Map([
  [HOLDS, 'holds'],
  [FAILS, 'fails'],
]);

/** Of each session what each stock was said to be, by one question for all of them. */
const atOnce = async (market: ScanMarket, text: string, days: readonly TradingDate[]) => {
  const found = await truthsOver(market, { text, days });
  return days.map((_, place) =>
    found.map(({ symbol, truths }) => `${symbol} ${WORDS.get(truths[place] ?? 1) ?? 'silent'}`),
  );
};

const LAST = DAYS.at(-1) as TradingDate;
const JUDGED = DAYS.slice(100);

it.each([
  'close > 900 for all',
  'rsi(14) < 40 for equity and turnover >= 20 lakh',
  'close crosses above ema(21) for all',
  'close > sma(5), weekly and close > 480 for all',
  'close > max(high, 20) previous for all',
])('%s is judged over sessions as on each of them alone', async (text) => {
  const market = marketUpTo(LAST);
  const together = await atOnce(market, text, JUDGED);
  const spoken = new Set<string>();
  for (const [place, day] of JUDGED.entries()) {
    const alone = new Map((await truthsOn(market, text, day)).map(({ symbol, truth }) => [symbol, truth]));
    const expected = ['SPLIT', 'THIN'].map((one) => `${one} ${alone.get(stockSymbol(one)) ?? 'silent'}`);
    expect(together[place], day).toEqual(expected);
    for (const one of expected) spoken.add(one);
  }
  expect(spoken).toContain('SPLIT holds');
  expect(spoken).toContain('SPLIT fails');
});

it('what comes later changes nothing before it', async () => {
  const text = 'close > sma(5), weekly and rsi(14) > 50 for all';
  const whole = await atOnce(marketUpTo(LAST), text, JUDGED);
  for (const cut of [60, 120, 170]) {
    const days = JUDGED.slice(0, cut);
    expect(await atOnce(marketUpTo(days.at(-1) as TradingDate), text, days)).toEqual(whole.slice(0, cut));
  }
});

it('tells what was compared on its day, in rupees of that day', async () => {
  const before = DAYS[149] as TradingDate;
  const at = [
    { symbol: stockSymbol('SPLIT'), day: EX_DATE },
    { symbol: stockSymbol('THIN'), day: DAYS[103] as TradingDate },
    { symbol: stockSymbol('SPLIT'), day: before },
  ];
  const [after, nothing, first] = await figuresOver(marketUpTo(LAST), { text: 'close > 1 for all', at });
  const closeOn = (day: TradingDate) => (SPLIT.find(({ traded_on }) => traded_on === day)?.close ?? 0) / 100;
  expect(after?.[0]?.value).toBeCloseTo(closeOn(EX_DATE), 9);
  expect(first?.[0]?.value).toBeCloseTo(closeOn(before), 9);
  // The 104th session is one on which it did not trade.
  expect(nothing).toEqual([]);
});
