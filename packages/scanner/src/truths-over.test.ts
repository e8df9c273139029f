import { type TradingDate, stockSymbol } from '@chuli/kernel';
import { FAILS, HOLDS } from '@chuli/scan';
import { expect, it } from 'vitest';
import { DAYS, EX_DATE, SPLIT, marketUpTo } from '../testing/small-market.ts';
import type { ScanMarket } from './scan-market.ts';
import { truthsOn } from './truths.ts';
import { figuresOver, truthsOver } from './truths-over.ts';

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
  'signal(buy_sell) = buy for all',
  'signal(trailing_stop), weekly = sell and signal_age(macd_cross) <= 8 for all',
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

it.each([
  'close > sma(5), weekly and rsi(14) > 50 for all',
  'signal(buy_sell), weekly = buy or signal(agreement_weak) = sell for all',
])('what comes later changes nothing of “%s” before it', async (text) => {
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
