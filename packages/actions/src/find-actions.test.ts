import { type StockSymbol, addDays } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { EX, day, find, series } from '../testing/made-up-market.ts';
import type { DividendTerms, RightTerms } from './inputs.ts';

const X = 'X' as StockSymbol;

const bonus = (percent: number, change: Partial<DividendTerms> = {}): DividendTerms => ({
  symbol: X,
  bonus_percent: percent,
  book_close_on: day(EX),
  ...change,
});

const right = (ratio: string, issue_price = 10_000): RightTerms => ({
  symbol: X,
  opened_on: addDays(day(EX), 30),
  ratio,
  issue_price,
});

describe('declared terms that a printed close confirms', () => {
  it('a bonus of 10 %: 327 is 297.27', () => {
    const [found] = find(series([327], [300], 297.27), { dividends: [bonus(10, { announced_on: day(2) })] });
    expect(found).toMatchObject({ ex_on: day(EX), kind: 'bonus', factor: 0.909091, confidence: 'certain' });
    expect(found?.known_on).toBe(day(2));
    expect(found?.evidence.map(({ by }) => by)).toEqual(['declared', 'stated', 'moved']);
  });

  it('a right of one for four at 100, whichever way it is printed: 390 is 332', () => {
    for (const ratio of ['4:1', '1:4', '1:0.25']) {
      const found = find(series([390], [330], 332), { rights: [right(ratio)] });
      expect(found).toMatchObject([{ kind: 'right', factor: 0.851282, confidence: 'certain' }]);
    }
  });

  it('a right with a premium: 500 and one for two at 200 is 400', () => {
    const found = find(series([500], [404], 400), { rights: [right('2:1', 20_000)] });
    expect(found).toMatchObject([{ kind: 'right', factor: 0.8, confidence: 'certain' }]);
  });

  it('bonus and right on the same base: 390, 20 % and one for two is 440 / 1.7', () => {
    const found = find(series([390], [260], 258.82), { dividends: [bonus(20)], rights: [right('2:1')] });
    expect(found).toMatchObject([{ kind: 'bonus and right', factor: 0.66365, confidence: 'certain' }]);
  });

  it('a right that only the list of a publisher has: 464.80 with ten for a hundred is 431.64', () => {
    const listed = [{ ex_on: day(EX), prior_close: 46_480, restated_close: 43_164 }];
    const found = find(series([464.8], [439.5], null), { rights: [right('100:10')], listed });
    expect(found).toMatchObject([{ kind: 'right', factor: 0.92865, confidence: 'certain' }]);
    expect(found[0]?.evidence.some(({ by }) => by === 'listed')).toBe(true);
  });

  it('a cash dividend of a fund: 12.18 less 16.16 % of ten rupees is 10.56, after a session without a trade', () => {
    const bars = series([12.18, 12.18], [10.79], 10.56, { silent: [EX - 1] });
    const dividends = [{ symbol: X, cash_percent: 16.16, book_close_on: day(EX - 1) }];
    const found = find(bars, { dividends, instrument: 'Mutual Funds' });
    expect(found).toMatchObject([{ kind: 'dividend', factor: 0.867323, confidence: 'certain' }]);
  });
});

describe('declared terms that only the trades confirm', () => {
  it('a bonus of 25 % where the price fell as no session allows', () => {
    const found = find(series([300], [245], null), { dividends: [bonus(25)] });
    expect(found).toMatchObject([{ kind: 'bonus', factor: 0.8, confidence: 'likely' }]);
  });

  it('a bonus of 7.5 % inside the limit: 346 to 322, printed as it was', () => {
    const found = find(series([346], [322], 346), { dividends: [bonus(7.5)] });
    expect(found).toMatchObject([{ kind: 'bonus', factor: 0.930233, confidence: 'likely' }]);
  });

  it('a bonus of 18.25 % whose book close was a session without a trade: 408 to 326', () => {
    const found = find(series([408, 408], [326], 408, { silent: [EX - 1] }), {
      dividends: [bonus(18.25, { book_close_on: day(EX - 1) })],
    });
    expect(found).toMatchObject([{ ex_on: day(EX), kind: 'bonus', factor: 0.845666, confidence: 'likely' }]);
  });

  it('a right of one for one: 1,202 to 695 is (1,202 + 100) / 2', () => {
    const found = find(series([1_202], [695], 1_202), { rights: [right('1:1')] });
    expect(found).toMatchObject([{ kind: 'right', factor: 0.541597, confidence: 'likely' }]);
  });

  it('a right of 1.5 for one: 1,105 to 535 is (1,105 + 150) / 2.5, not (1,105 + 66.67) / 1.67', () => {
    const found = find(series([1_105], [535], 1_105), { rights: [right('1:1.5')] });
    expect(found).toMatchObject([{ kind: 'right', factor: 0.454299 }]);
  });

  it('a split and a merger that somebody declared', () => {
    const split = { symbol: X, on: day(EX), kind: 'split' as const, ratio: 10 };
    expect(find(series([1_000], [101], null), { declared: [split] })).toMatchObject([
      { kind: 'split', factor: 0.1, confidence: 'likely' },
    ]);
    const merger = { symbol: X, on: day(EX), kind: 'merger' as const, ratio: 0.8 };
    expect(find(series([400], [505], 500), { declared: [merger] })).toMatchObject([
      { kind: 'merger', factor: 1.25, confidence: 'certain' },
    ]);
  });

  it('are asked about where the day does not tell, and left out where it says no', () => {
    expect(find(series([300], [299], 300), { dividends: [bonus(2)] })).toMatchObject([
      { confidence: 'doubtful' },
    ]);
    expect(find(series([300], [299], 300), { dividends: [bonus(25)] })).toEqual([]);
  });

  it('keep their own factor where the printed close is another: 1,199 with 30 % printed as 950', () => {
    const [found] = find(series([1_199], [900], 950), { dividends: [bonus(30)] });
    expect(found).toMatchObject({ kind: 'bonus', factor: 0.769231, confidence: 'likely' });
    expect(found?.evidence.map(({ words }) => words)).toContain('the printed previous close is another');
  });

  it('count for the promoter shares of the company too', () => {
    const found = find(series([300], [245], null, { symbol: 'XPO' }), {
      dividends: [bonus(25)],
      symbol: 'XPO',
      instrument: 'Promoter Share',
    });
    expect(found).toMatchObject([{ symbol: 'XPO', kind: 'bonus', factor: 0.8 }]);
  });
});

describe('a printed close for which nothing was declared', () => {
  it('is believed where the day is impossible without it', () => {
    expect(find(series([300], [240], 240.5))).toMatchObject([
      { kind: 'restated', factor: 0.801667, confidence: 'likely' },
    ]);
  });

  it('is asked about where one source alone has it and the fall is an ordinary one', () => {
    const found = find(series([300], [283], 282, { sources: 1 }));
    expect(found).toMatchObject([{ confidence: 'doubtful' }]);
    expect(found[0]?.evidence.at(-1)).toMatchObject({ by: 'doubt' });
  });

  it.each([
    ['printed as a close days before', () => series([280, 290, 300], [297], 280)],
    ['of a day which our bars lack', () => series([300], [285], 284, { silent: [EX - 1] })],
    ['refuted by the trades of the day', () => series([300], [299], 240)],
    ['the last close was the odd one', () => series([300, 300, 318], [299], 300.5)],
    [
      'sources disagree: 600.47 of one source, 594.71 of the other',
      () => series([600.47], [591], 585, { flags: 'D' }),
    ],
    ['too small for an action', () => series([300], [297], 296)],
  ])('is nothing where it is wrong: %s', (_, bars) => {
    expect(find(bars())).toEqual([]);
  });

  it('is nothing where four shares have one on the same day', () => {
    expect(find(series([300], [284], 284.5), { alsoRestated: 3 })).toEqual([]);
    expect(find(series([300], [284], 284.5), { alsoRestated: 2 })).toHaveLength(1);
  });

  it('is nothing where two securities share a series: 1,615, 956, 1,588, 941', () => {
    const mixed = series([1_600, 1_610], [956, 1_588, 941, 1_600, 950, 1_590], 960);
    for (const instrument of ['Equity', 'Preference Shares']) expect(find(mixed, { instrument })).toEqual([]);
  });

  it('is a dividend on a fund and nothing on bonds and preference shares', () => {
    const bars = series([12.18], [10.7], 10.56);
    expect(find(bars, { instrument: 'Mutual Funds' })).toMatchObject([
      { kind: 'dividend', factor: 0.866995 },
    ]);
    for (const instrument of ['Non-Convertible Debentures', 'Preference Shares']) {
      expect(find(bars, { instrument, dividends: [bonus(15)] })).toEqual([]);
    }
  });

  it('is asked about where no list says what the security is', () => {
    expect(find(series([300], [240], 240.5), { instrument: null })).toMatchObject([
      { confidence: 'doubtful' },
    ]);
  });
});
