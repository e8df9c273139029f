import { type Paisa, type TradingDate, toRupees } from '@chuli/kernel';
import { BAR_FLAGS, type Instrument, type TradedDay, judgeMarket } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { DailyBarRow } from '@chuli/tape';
import type { Batch, Rejection, TradeDay } from '../market-source.ts';
import { tradedDays } from './traded-days.ts';

type Company = NewRow<'company'>;
type Dividend = NewRow<'dividend'>;
type Judged = ReturnType<typeof judgeMarket<DailyBarRow>>;

/** Where no list says what a symbol is, the exchange's way of naming promoter shares does. */
const instrumentsOf = (companies: readonly Company[]): ((symbol: string) => Instrument | null) => {
  const named = new Map<string, Instrument | null>(
    companies.map(({ symbol, instrument }) => [
      symbol,
      (instrument as Instrument | null | undefined) ?? null,
    ]),
  );
  return (symbol) => named.get(symbol) ?? (symbol.endsWith('PO') ? 'Promoter Share' : null);
};

type BonusFactor = (symbol: string, after: TradingDate, to: TradingDate) => number;

/** New shares divide a price by their number. */
const bonusFactors = (dividends: readonly Dividend[]): BonusFactor => {
  const declared = Map.groupBy(
    dividends.flatMap(({ symbol, bonus_percent, book_close_on: on }) => {
      const percent = bonus_percent ?? 0;
      if (percent <= 0 || on === null || on === undefined) return [];
      return [{ symbol, on, factor: 100 / (100 + percent) }];
    }),
    ({ symbol }): string => symbol,
  );
  return (symbol, after, to) =>
    (declared.get(symbol) ?? [])
      .filter(({ on }) => on > after && on <= to)
      .reduce((product, { factor }) => product * factor, 1);
};

const key = (symbol: string, date: TradingDate): string => `${symbol} ${date}`;

/** What judging would ask floorsheets about, by day. */
type Questions = Map<TradingDate, Set<string>>;

const questionsAbout = (
  rows: readonly DailyBarRow[],
  instrumentOf: (symbol: string) => Instrument | null,
): Questions => {
  const asked: Questions = new Map();
  judgeMarket(rows, {
    instrumentOf,
    floorsheet: (symbol, date) => {
      const symbols = asked.get(date) ?? new Set();
      asked.set(date, symbols.add(symbol));
      return undefined;
    },
  });
  return asked;
};

/** The floorsheets' answers: a day is read only when something is asked about it. */
const answersTo = async (
  questions: Questions,
  floorsheets: () => AsyncIterable<TradeDay>,
): Promise<Map<string, TradedDay | null>> => {
  const answers = new Map<string, TradedDay | null>();
  for await (const day of floorsheets()) {
    const symbols = questions.get(day.date);
    if (symbols === undefined) continue;
    const traded = tradedDays(day.date, (await day.read()).rows, symbols);
    for (const symbol of symbols) answers.set(key(symbol, day.date), traded.get(symbol) ?? null);
  }
  return answers;
};

const WORDS = new Map<string, string>(BAR_FLAGS.map(({ reason, words }) => [reason, words]));

const pricesOf = ({ open, high, low, close, volume }: DailyBarRow): string =>
  [open, high, low, close].map((price) => (price === null ? '-' : toRupees(price))).join(' ') + ` ${volume}`;

const rejectionOf = ({ bar, reason }: Judged['leftOut'][number]): Rejection => ({
  reason: WORDS.get(reason) ?? reason,
  example: `${bar.symbol} ${bar.traded_on}: ${pricesOf(bar)}, previous close ${toRupees((bar.previous_close ?? 0) as Paisa)}`,
  on: bar.traded_on,
});

/** What judging itself found; the letters of the archive were there before. */
const mendedOf = (printed: ReadonlyMap<string, DailyBarRow>, bar: DailyBarRow): Rejection[] => {
  const before = printed.get(key(bar.symbol, bar.traded_on));
  if (before === undefined || before.flags === bar.flags) return [];
  return BAR_FLAGS.filter(({ letter }) => bar.flags.includes(letter) && !before.flags.includes(letter)).map(
    ({ words }) => ({
      reason: words,
      example: `${bar.symbol} ${bar.traded_on}: ${pricesOf(before)} became ${pricesOf(bar)}`,
      on: bar.traded_on,
    }),
  );
};

const symbolThenDate = (one: DailyBarRow, other: DailyBarRow): number =>
  one.symbol === other.symbol
    ? Number(one.traded_on > other.traded_on) - Number(one.traded_on < other.traded_on)
    : Number(one.symbol > other.symbol) - 0.5;

/** Daily bars without those that cannot have been traded. Floorsheets are asked only about what is in doubt. */
export const judgedBars = async (
  parsed: Batch<DailyBarRow>,
  { companies, dividends }: { companies: readonly Company[]; dividends: readonly Dividend[] },
  floorsheets: () => AsyncIterable<TradeDay>,
): Promise<Batch<DailyBarRow>> => {
  const instrumentOf = instrumentsOf(companies);
  const answers = await answersTo(questionsAbout(parsed.rows, instrumentOf), floorsheets);
  const judged = judgeMarket(parsed.rows, {
    instrumentOf,
    floorsheet: (symbol, date) => answers.get(key(symbol, date)),
    bonusFactor: bonusFactors(dividends),
  });
  const printed = new Map(parsed.rows.map((bar) => [key(bar.symbol, bar.traded_on), bar]));
  return {
    rows: judged.bars.sort(symbolThenDate),
    rejected: [...parsed.rejected, ...judged.leftOut.map(rejectionOf)],
    mended: judged.bars.flatMap((bar) => mendedOf(printed, bar)),
  };
};
