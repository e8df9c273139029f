import { type Paisa, paisa, parseRupees, tradingDate } from '@chuli/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CsvRow, archive, archiveRows } from '../testing/archive.ts';
import { tradingDaysBetween } from './calendar.ts';
import { PRICE_LIMITS, priceBand } from './price-limits.ts';
import { tickSize } from './ticks.ts';

/**
 * Bars that leave the band of their day, by what they have in common. A first session has its own range; around a
 * book closure and after a pause the previous close was not restated; the others are odd prints and defects of
 * the published bar. There is none in 2026.
 */
const EXPECTED_BREACHES = {
  'first bar of the symbol': 30,
  'one paisa beyond the limit': 5,
  'promoter share, seldom traded': 134,
  'whole rupees where paisa are quoted': 31,
  'close inside the band, high or low outside': 74,
  'sources disagree about the bar': 12,
  'previous close is not that of the bar before': 12,
  'within a week of a book closure': 50,
  'not traded in the session before': 60,
  unexplained: 20,
};
type Cause = keyof typeof EXPECTED_BREACHES;

const UNEXPLAINED = [
  'AMFI 2019-01-13',
  'CDBL 2012-10-30',
  'CDBL 2014-10-09',
  'CHCL 2012-06-03',
  'CZBIL 2012-05-13',
  'EBL 2012-10-30',
  'GHL 2019-02-18',
  'GILB 2019-07-17',
  'LGIL 2012-06-10',
  'NBL 2012-12-24',
  'NBL 2013-05-09',
  'NMBMF 2019-10-24',
  'NMBSF1 2018-12-19',
  'PICL 2013-12-29',
  'PLIC 2012-02-26',
  'SBL 2012-01-02',
  'SIFC 2013-12-10',
  'SLICL 2019-08-14',
  'TDBL 2013-05-13',
  'UIC 2015-03-29',
];

type Bar = {
  symbol: string;
  date: string;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  previousClose: Paisa | null;
  flags: string;
};

const price = (row: CsvRow, column: string): Paisa => {
  const amount = parseRupees(row(column));
  if (amount === null) throw new Error(`${row('symbol')} ${row('date')}: ${column} is no price`);
  return amount;
};

const readBar = (row: CsvRow): Bar => ({
  symbol: row('symbol'),
  date: row('date'),
  high: price(row, 'high'),
  low: price(row, 'low'),
  close: price(row, 'close'),
  previousClose: parseRupees(row('prev_close')) || null,
  flags: row('flags'),
});

type Reference = {
  isPromoter: (symbol: string) => boolean;
  isNearBookClosure: (symbol: string, date: string) => boolean;
  sessionNumber: ReadonlyMap<string, number>;
};

const WEEK_MS = 7 * 86_400_000;

const readReference = (): Reference => {
  const instruments = new Map(
    [...archiveRows('companies.csv')].map((row) => [row('symbol'), row('instrument')]),
  );
  const closures = Map.groupBy(archiveRows('dividends.csv'), (row) => row('symbol'));
  const sessions = tradingDaysBetween(tradingDate('2012-01-01'), tradingDate('2026-08-21'));
  return {
    isPromoter: (symbol) =>
      instruments.get(symbol) === 'Promoter Share' || (!instruments.get(symbol) && symbol.endsWith('PO')),
    isNearBookClosure: (symbol, date) =>
      (closures.get(symbol) ?? []).some(
        (row) => Math.abs(Date.parse(row('book_close_date')) - Date.parse(date)) <= WEEK_MS,
      ),
    sessionNumber: new Map(sessions.map((date, index) => [date, index])),
  };
};

type Limits = { lower: number; upper: number };

const causeOf = (
  bar: Bar,
  before: Bar | undefined,
  { lower, upper }: Limits,
  reference: Reference,
): Cause => {
  const prices = [bar.high, bar.low, bar.close, bar.previousClose ?? 0];
  const session = (date: string) => reference.sessionNumber.get(date) ?? 0;
  const causes: [Cause, boolean][] = [
    ['first bar of the symbol', before === undefined],
    ['one paisa beyond the limit', bar.low >= lower - 1 && bar.high <= upper + 1],
    ['promoter share, seldom traded', reference.isPromoter(bar.symbol)],
    [
      'whole rupees where paisa are quoted',
      (bar.previousClose ?? 0) < 50_00 && prices.every((amount) => amount % 100 === 0),
    ],
    ['close inside the band, high or low outside', bar.close >= lower && bar.close <= upper],
    ['sources disagree about the bar', /[DAC]/.test(bar.flags)],
    ['previous close is not that of the bar before', before?.close !== bar.previousClose],
    ['within a week of a book closure', reference.isNearBookClosure(bar.symbol, bar.date)],
    ['not traded in the session before', session(bar.date) - session(before?.date ?? '') > 1],
  ];
  return causes.find(([, holds]) => holds)?.[0] ?? 'unexplained';
};

/** Every bar since 2012 with a previous close, its limits in paisa, and the bar before it. */
function* checkedBars(): Generator<{ bar: Bar; before: Bar | undefined; limits: Limits }> {
  let last: Bar | undefined;
  for (const row of archiveRows('prices_daily.csv.gz')) {
    const bar = readBar(row);
    const before = last?.symbol === bar.symbol ? last : undefined;
    last = bar;
    if (bar.date < '2012' || bar.previousClose === null) continue;
    const { daily } = PRICE_LIMITS.on(tradingDate(bar.date));
    yield { bar, before, limits: priceBand(bar.previousClose, daily, paisa(1)) };
  }
}

const survey = () => {
  const reference = readReference();
  const causes = new Map<Cause, number>();
  const atUpperLimit = new Map<number, number>();
  const unexplained: string[] = [];
  let checked = 0;
  for (const { bar, before, limits } of checkedBars()) {
    checked += 1;
    const { daily } = PRICE_LIMITS.on(tradingDate(bar.date));
    const tick = tickSize(tradingDate(bar.date), 'Equity', bar.high);
    if (bar.low >= limits.lower && bar.high <= limits.upper) {
      if (bar.high > limits.upper - tick) atUpperLimit.set(daily, (atUpperLimit.get(daily) ?? 0) + 1);
      continue;
    }
    const cause = causeOf(bar, before, limits, reference);
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
    if (cause === 'unexplained') unexplained.push(`${bar.symbol} ${bar.date}`);
  }
  return { checked, causes, atUpperLimit, unexplained };
};

describe.skipIf(!archive)('price limits against the archive (skipped without CHULI_ARCHIVE)', () => {
  let found: ReturnType<typeof survey>;
  beforeAll(() => {
    found = survey();
  }, 120_000);

  it('hold for all but 428 of 635 407 bars since 2012, each accounted for by cause', () => {
    expect(found.checked).toBe(635_407);
    expect(Object.fromEntries(found.causes)).toEqual(EXPECTED_BREACHES);
    expect(found.unexplained).toEqual(UNEXPLAINED);
  });

  it('are reached, not only kept: highs stop within a tick of them under both regimes', () => {
    expect(found.atUpperLimit.get(1_000)).toBeGreaterThan(10_000);
    expect(found.atUpperLimit.get(1_500)).toBeGreaterThan(100);
  });
});
