import { type StockSymbol, type TradingDate, stockSymbol } from '@chuli/kernel';
import { quarterEnd } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import type { Fundamental } from '@chuli/registry/fundamental';
import { describe, expect, it } from 'vitest';
import { DAYS, EX_DATE, SPLIT, marketUpTo } from '../testing/small-market.ts';
import { answerScan } from './answer.ts';
import { medianOf } from './company-columns.ts';
import type { ScanMarket } from './scan-market.ts';
import { truthsOver } from './truths-over.ts';

const EX = DAYS.indexOf(EX_DATE);
const NAMES = ['SPLIT', 'BANKA', 'BANKB', 'BANKC', 'BANKD', 'PROMO'].map(stockSymbol);
const [NAME = stockSymbol('SPLIT')] = NAMES;
const dayAt = (at: number): TradingDate => DAYS[at] as TradingDate;

const reportOf = (
  symbol: StockSymbol,
  [fiscal_year, quarter]: readonly [string, number],
  known: number,
  told: Partial<Fundamental>,
): Fundamental =>
  ({
    symbol,
    fiscal_year,
    quarter,
    source: 'hand',
    known_on: dayAt(known),
    known_on_is_assumed: false,
    eps: null,
    book_value: null,
    return_on_equity: null,
    net_profit_thousand: null,
    ...told,
  }) as Fundamental;

const FIRST_QUARTER = ['2082/2083', 1] as const;
const SECOND_QUARTER = ['2082/2083', 2] as const;
const [FIRST_KNOWN, SECOND_KNOWN] = [EX - 20, EX + 40];

/** The newest quarter first; the others tell of the first quarter alone. */
const REPORTS = [
  reportOf(NAME, SECOND_QUARTER, SECOND_KNOWN, { eps: 25, return_on_equity: 14 }),
  reportOf(NAME, FIRST_QUARTER, FIRST_KNOWN, { eps: 40, return_on_equity: 12 }),
  ...NAMES.slice(1).map((symbol, at) =>
    reportOf(symbol, FIRST_QUARTER, FIRST_KNOWN + at, { eps: 10 * (at + 1), net_profit_thousand: at - 1 }),
  ),
];

const companyOf = (symbol: StockSymbol): Company =>
  ({
    symbol,
    sector_id: 1,
    instrument: symbol === 'PROMO' ? 'Promoter Share' : 'Equity',
    status: 'Active',
    listed_shares: 1_000,
    public_shares: 400,
    said_since: dayAt(EX + 10),
  }) as Company;

const COMPANIES = new Map(NAMES.map((symbol) => [symbol, companyOf(symbol)]));

const marketOn = (at: number): ScanMarket => {
  const market = marketUpTo(dayAt(at));
  const [split] = market.stocks;
  if (split === undefined) throw new RangeError('no stock');
  return {
    ...market,
    stocks: NAMES.map((symbol) => ({ ...split, symbol })),
    companiesOn: () => Promise.resolve(COMPANIES),
    company: {
      reports: () => Promise.resolve(REPORTS.filter(({ known_on }) => known_on <= dayAt(at))),
      actions: new Map(NAMES.map((symbol) => [symbol, [{ ex_on: EX_DATE, factor: 0.5 }]])),
      saidSince: dayAt(EX + 10),
      on: () => Promise.resolve(COMPANIES),
    },
  };
};

const LAST = EX + 60;
const OF_SPLIT = 'for symbols SPLIT and turnover >= 0 as hybrid';

/** What a value is of the stock on a session of a market that goes on after it. */
const toldOn = async (text: string, at: number): Promise<number | null | undefined> => {
  const question = { text: `close > 0 ${OF_SPLIT}`, columns: [text], asOf: dayAt(at) };
  return (await answerScan(marketOn(LAST), question)).rows[0]?.values[0];
};

const rupees = (at: number): number => (SPLIT[at]?.close ?? 0) / 100;
const rounded = (value: number): number => Math.round(value * 100) / 100;

describe('what is known of companies in a scan', () => {
  it('lies as the test says: the first quarter ends before the ex-date, the second after it', () => {
    expect(quarterEnd('2082/2083', 1) < dayAt(FIRST_KNOWN)).toBe(true);
    expect(quarterEnd('2082/2083', 2) > EX_DATE).toBe(true);
  });

  it.each([
    ['nothing before it is known', FIRST_KNOWN - 1, null],
    ['from the day on which it is', FIRST_KNOWN, rounded(rupees(FIRST_KNOWN) / 40)],
    ['the day before the ex-date', EX - 1, rounded(rupees(EX - 1) / 40)],
    ['a share of after the ex-date is half of one of the report', EX + 5, rounded(rupees(EX + 5) / 20)],
    ['the day before the next quarter is known', SECOND_KNOWN - 1, rounded(rupees(SECOND_KNOWN - 1) / 20)],
    ['and from then on that one', SECOND_KNOWN, rounded(rupees(SECOND_KNOWN) / 25)],
  ])('pe: %s', async (_, at, expected) => {
    expect(await toldOn('pe', at)).toBe(expected);
  });

  it('eps is per share of the day, and market_cap is known since a list says the shares', async () => {
    expect(await toldOn('eps', EX - 1)).toBe(40);
    expect(await toldOn('eps', EX + 5)).toBe(20);
    expect(await toldOn('market_cap', EX + 9)).toBeNull();
    expect(await toldOn('market_cap', EX + 10)).toBeCloseTo(rupees(EX + 10) * 1_000, 6);
    expect(await toldOn('float_cap', EX + 10)).toBeCloseTo(rupees(EX + 10) * 400, 6);
  });

  it('sector.pe is the median of at least five ordinary shares', async () => {
    const at = FIRST_KNOWN + 3;
    // Earnings of 40, 10, 20, 30 and 40 a share, all at one price; the promoter share does not count.
    expect(await toldOn('sector.pe', at)).toBe(rounded(rupees(at) / 30));
    expect(await toldOn('sector.pe', at - 1)).toBeNull();
    expect(medianOf([5, 1, 4, 2])).toBeNaN();
    expect(medianOf([5, 1, 4, 2, 3, 9])).toBe(3.5);
  });

  it('is silent before it was known, says why, and of how many sessions something can be said', async () => {
    const question = { text: `pe > 0 and close > 0 ${OF_SPLIT}`, asOf: dayAt(FIRST_KNOWN - 1) };
    expect(await answerScan(marketOn(LAST), question)).toMatchObject({
      judged: 0,
      silent: { no_report: 1, young: 0 },
    });
    const later = await answerScan(marketOn(LAST), { ...question, asOf: dayAt(LAST), isHistory: true });
    expect(later).toMatchObject({ judged: 1, silent: { no_report: 0 } });
    expect(later.sessionsJudged).toEqual({ judged: LAST - FIRST_KNOWN + 1, of: LAST + 1 });
    // Where the close alone makes the rule fail, nothing is known of the company all the same.
    const failing = await answerScan(marketOn(LAST), {
      text: `pe > 0 and close < 0 ${OF_SPLIT}`,
      asOf: dayAt(LAST),
    });
    expect(failing.sessionsJudged).toEqual(later.sessionsJudged);
    const weeks = [...(later.matches?.days.values() ?? [])].reduce((sum, { total }) => sum + total, 0);
    expect(weeks).toBe(LAST - FIRST_KNOWN + 1);
  });

  it('does not know what comes later', async () => {
    const text = '(pe < 22 and pe <= sector.pe) or roe > 13 for all';
    const days = DAYS.slice(FIRST_KNOWN - 3, EX + 20);
    const [whole, cut] = await Promise.all(
      [LAST, EX + 20].map(async (at) => truthsOver(marketOn(at), { text, days })),
    );
    expect(cut).toEqual(whole);
    expect(new Set(whole?.map(({ truths }) => truths.join('')).join('')).size).toBe(3);
  });
});
