import { type MarketOpens, excessFigures, sessionsToRead, withOutcomes } from '@chuli/backtest';
import {
  LABELS,
  type Label,
  type MarketSession,
  type StockDay,
  WINDOWS,
  type WindowScore,
  assembleStock,
  labelOf,
  placesIn,
  scoreStock,
  stockDay,
  withheldOf,
} from '@chuli/flow';
import { chanceDay } from '@chuli/flow/testing/chance-day';
import { type MarketSource, archiveSource, checkTrades, sampleSource } from '@chuli/importer';
import { type StockSymbol, type TradingDate, dayNumber, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { sampleMarket } from '@chuli/simulator';
import type { DailyBarRow, TradeRow } from '@chuli/tape';

/** By chance alone a label may come so often, and no oftener. */
const MOST_BY_CHANCE = 0.05;
/** Fewer windows prove nothing about a rate of five in a hundred. */
const ENOUGH_WINDOWS = 200;

const SAMPLE = { years: 1, floorsheetDays: 90, stocks: 30, tradesPerDay: 3_000 };
const SAMPLE_ENDS = tradingDate('2026-06-30');

const byDate = (one: TradingDate, other: TradingDate): number => (one < other ? -1 : 1);

type Flows = Map<StockSymbol, Map<TradingDate, StockDay>>;

const byNumber = (one: TradeRow, other: TradeRow): number => (one.contract_id < other.contract_id ? -1 : 1);

/** The contracts of a stock and day in the orders that brought them. */
const ordersOf = (date: TradingDate, own: readonly TradeRow[]): TradeRow[][] => {
  const contracts = own.toSorted(byNumber);
  let at = 0;
  return assembleStock(date, contracts).map(({ contracts: count }) => contracts.slice(at, (at += count)));
};

const readFlows = async (source: MarketSource): Promise<Flows> => {
  const flows: Flows = new Map();
  for await (const { date, read } of source.tradeDays()) {
    const { rows } = checkTrades(date, (await read()).rows);
    for (const [symbol, own] of Map.groupBy(rows, (row) => row.symbol)) {
      const days = flows.get(symbol) ?? new Map<TradingDate, StockDay>();
      flows.set(symbol, days.set(date, stockDay(ordersOf(date, own))));
    }
  }
  return flows;
};

type Market = {
  readonly flows: Flows;
  readonly sessions: readonly MarketSession[];
  readonly exDates: MarketOpens['exDates'];
  readonly ordinary: ReadonlySet<StockSymbol>;
  readonly bars: readonly DailyBarRow[];
};

const readMarket = async (source: MarketSource): Promise<Market> => {
  const flows = await readFlows(source);
  const [{ rows: bars }, { rows: found }, { rows: companies }] = await Promise.all([
    source.dailyBars.read(),
    source.priceAdjustments.read(),
    source.companies.read(),
  ]);
  const known = new Set<TradingDate>();
  for (const days of flows.values()) for (const date of days.keys()) known.add(date);
  const held = new Set([...known, ...bars.map(({ traded_on }) => traded_on).filter(isTradingDay)]);
  return {
    flows,
    sessions: [...held].toSorted(byDate).map((date) => ({ date, isKnown: known.has(date) })),
    exDates: found.filter(({ confidence }) => confidence !== 'doubtful'),
    ordinary: new Set(
      companies.filter(({ instrument }) => instrument === 'Equity').map(({ symbol }) => symbol),
    ),
    bars,
  };
};

type Labelled = { readonly symbol: StockSymbol; readonly date: TradingDate; readonly label: Label };

/** Of the windows of one length: how many could be judged, what they were called, how many had a score above zero. */
type Tally = { judged: number; positive: number; labelled: Labelled[] };

const emptyTallies = (): Map<number, Tally> =>
  new Map(WINDOWS.map((days) => [days, { judged: 0, positive: 0, labelled: [] }]));

const addScores = (tallies: Map<number, Tally>, scores: readonly WindowScore[]): void => {
  for (const [days, own] of Map.groupBy(scores, (one) => one.days)) {
    const tally = tallies.get(days);
    const places = placesIn(own.map(({ score, known }) => ({ score, isFull: known === days })));
    for (const [at, { symbol, to, score, ...window }] of own.entries()) {
      const judged = { percentile: null, windows: 0, ...places[at], ...window };
      if (tally === undefined || withheldOf(judged) !== null) continue;
      tally.judged += 1;
      if (score > 0) tally.positive += 1;
      const label = labelOf(judged);
      if (label !== null) tally.labelled.push({ symbol, date: to, label });
    }
  }
};

/** Of every ordinary share, as traded and with its brokers dealt by chance. */
const judge = ({ flows, sessions, exDates, ordinary }: Market, seed: number) => {
  const [real, chance] = [emptyTallies(), emptyTallies()];
  const restated = Map.groupBy(exDates, ({ symbol }) => symbol);
  const ends = new Set(sessions.filter(({ isKnown }) => isKnown).map(({ date }) => date));
  for (const [symbol, days] of flows) {
    if (!ordinary.has(symbol)) continue;
    const own = { symbol, restated: restated.get(symbol) ?? [] };
    addScores(real, scoreStock({ ...own, days }, sessions, ends));
    const dealt = new Map([...days].map(([date, day]) => [date, chanceDay(day, seed + dayNumber(date))]));
    addScores(chance, scoreStock({ ...own, days: dealt }, sessions, ends));
  }
  return { real, chance };
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

const opensOf = (bars: readonly DailyBarRow[], wanted: ReadonlySet<TradingDate>): MarketOpens['opens'] =>
  [...Map.groupBy(bars, ({ symbol }) => symbol)].map(([symbol, own]) => {
    const read = own.flatMap(({ traded_on, open }) =>
      open === null || !wanted.has(traded_on) ? [] : [{ day: dayNumber(traded_on), open }],
    );
    return { symbol, days: read.map(({ day }) => day), opens: read.map(({ open }) => open) };
  });

/** What the price did after each label, against equal money in all ordinary shares. */
const tellFollowed = (market: Market, labelled: readonly Labelled[]): void => {
  const sessions = [...new Set(market.bars.map(({ traded_on }) => traded_on))]
    .filter(isTradingDay)
    .toSorted();
  const read = new Set(sessionsToRead([...new Set(labelled.map(({ date }) => date))], sessions));
  const cases = withOutcomes(labelled, {
    sessions,
    opens: opensOf(market.bars, read),
    exDates: market.exDates,
    isOrdinary: (symbol) => market.ordinary.has(symbol),
    firstDays: new Map(),
  });
  const as_of = sessions.at(-1) ?? SAMPLE_ENDS;
  for (const label of LABELS) {
    const own = cases.filter((one) => one.label === label);
    const told = [5, 10, 20].map((after, horizon) => {
      const sign = label === 'accumulation' ? 1 : -1;
      const { number, mean, interval, verdict } = excessFigures(own, { horizon, as_of, sign, cells: 6 });
      const within =
        interval === null
          ? ''
          : ` (${(100 * interval.low).toFixed(2)} to ${(100 * interval.high).toFixed(2)})`;
      return `${after} sessions ${mean === null ? 'unknown' : (100 * mean).toFixed(2)}${within}, n ${number}, ${verdict}`;
    });
    console.log(`        after ${label}: ${told.join('; ')}`);
  }
};

/** Prints how often each label came; says where chance alone gives it too often. */
const report = (of: string, market: Market, seed: number): string[] => {
  const { real, chance } = judge(market, seed);
  const short: string[] = [];
  for (const days of WINDOWS) {
    const [own, dealt] = [real.get(days), chance.get(days)];
    if (own === undefined || dealt === undefined || own.judged === 0) {
      console.log(`${of}, ${days} sessions: no stock has 60 full windows`);
      continue;
    }
    const rates = LABELS.map((label) => {
      const count = (tally: Tally): number => tally.labelled.filter((one) => one.label === label).length;
      if (dealt.judged >= ENOUGH_WINDOWS && count(dealt) > MOST_BY_CHANCE * dealt.judged)
        short.push(`${of}: ${label} over ${days} in ${percent(count(dealt), dealt.judged)} by chance`);
      return `${label} ${percent(count(own), own.judged)}, by chance ${percent(count(dealt), dealt.judged)}`;
    });
    console.log(
      `${of}, ${days} sessions: ${own.judged} windows judged; ${rates.join('; ')}; ` +
        `five buyers above five sellers ${percent(own.positive, own.judged)}`,
    );
    tellFollowed(market, own.labelled);
  }
  return short;
};

type Asked = { readonly full: boolean; readonly seed: number; readonly archive: string | undefined };

/** How often the labels of accumulation and distribution come, on real brokers and on brokers dealt by chance. */
export const tryLabelLaws = async ({ full, seed, archive }: Asked): Promise<number> => {
  const sample = sampleMarket({ ...SAMPLE, seed, endDate: SAMPLE_ENDS });
  const short = report('simulated', await readMarket(sampleSource(sample, [...sample.days()])), seed);
  if (archive === undefined || !full) console.log('archive: tried with --full and an archive');
  else short.push(...report('archive', await readMarket(archiveSource(archive)), seed));
  console.log(`laws of labels: ${short.length === 0 ? 'all hold' : short.join('; ')}`);
  return short.length === 0 ? 0 : 1;
};
