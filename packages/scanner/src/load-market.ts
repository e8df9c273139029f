import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  toRupees,
  tradingDate,
} from '@chuli/kernel';
import { NEPSE_ID, joinRenamed, presentTickers, sessionHours, weekOf } from '@chuli/market';
import {
  type Reference,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import {
  type PeriodOf,
  type SeriesBar,
  type Sessions,
  lastDayOf,
  monthOf,
  monthlySeries,
  openDaily,
  weeklySeries,
} from '@chuli/signals';
import type { Registry } from '@chuli/registry';
import { allFundamentals } from '@chuli/registry/fundamental';
import type { Tape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { type WholeBar, wholeSeries } from '@chuli/tape/signal';
import { indexBars } from '@chuli/tape/stock';
import { flowOf } from './flow.ts';
import { keptIntraday } from './intraday.ts';
import { type ClosedBar, type PackedBars, packBars } from './packed-bars.ts';
import type { Adjustment, CompanyFacts, ScanMarket, ScanStock } from './scan-market.ts';

const BEGINNING = tradingDate('1990-01-01');

/** When the session of a day is over, in Unix seconds. */
export const closeOf = (day: TradingDate): number => atKathmandu(day, sessionHours(day).to) / 1000;

/** A period closes at the same moment for every stock: found once. */
const closesOf = (periodOf: PeriodOf): ((on: TradingDate) => number) => {
  const known = new Map<number, number>();
  return (on) => {
    const period = periodOf(on);
    const found = known.get(period) ?? closeOf(lastDayOf(on, periodOf));
    known.set(period, found);
    return found;
  };
};

type Making = {
  readonly sessions: Sessions;
  readonly asOf: TradingDate;
  readonly weekCloses: (on: TradingDate) => number;
  readonly monthCloses: (on: TradingDate) => number;
};

const closedWith = (bars: readonly SeriesBar[], closes: (on: TradingDate) => number): ClosedBar[] =>
  bars.map((bar) => ({ ...bar, closed_at: closes(bar.on), trades: null }));

/** The weeks and months that are closed of some days, as of one. */
export const longerBars = (
  daily: readonly SeriesBar[],
  { asOf, weekCloses, monthCloses }: Omit<Making, 'sessions'>,
): Record<'weekly' | 'monthly', PackedBars> => ({
  weekly: packBars(closedWith(weeklySeries(daily, asOf).closed, weekCloses)),
  monthly: packBars(closedWith(monthlySeries(daily, asOf).closed, monthCloses)),
});

type Loaded = {
  readonly symbol: StockSymbol;
  readonly bars: readonly WholeBar[];
  readonly adjustments: readonly Adjustment[];
};

/** All bars of a stock in columns. */
export const stockOf = (
  { symbol, bars, adjustments }: Loaded,
  { sessions, ...making }: Making,
): ScanStock => {
  const { series: daily, end } = openDaily(bars, adjustments, sessions);
  const trades = new Map(bars.map((bar) => [bar.traded_on, bar.trades]));
  return {
    symbol,
    end,
    adjustments,
    bars: {
      daily: packBars(
        daily.map((bar) => ({ ...bar, closed_at: bar.ends_at, trades: trades.get(bar.on) ?? null })),
      ),
      ...longerBars(daily, making),
    },
  };
};

type IndexClose = { readonly traded_on: TradingDate; readonly close: number };

/** What the bars of every stock are put together with. */
export const makingOf = (
  asOf: TradingDate,
  held: readonly TradingDate[],
  nepse: readonly IndexClose[],
): Making => ({
  asOf,
  sessions: {
    numbers: new Map(held.map((day, number) => [day, number])),
    market: new Map(nepse.map(({ traded_on, close }) => [traded_on, toRupees(close as Paisa)])),
  },
  weekCloses: closesOf(weekOf),
  monthCloses: closesOf(monthOf),
});

/** Companies of a day, of the last few days asked for. */
const MOST_DAYS = 8;

const companiesOf = async (reference: Reference, day: TradingDate) =>
  new Map((await listCompanies(reference, { as_of: day })).map((company) => [company.symbol, company]));

const keptCompanies = (reference: Reference): ScanMarket['companiesOn'] => {
  const kept = new Map<TradingDate, ReturnType<ScanMarket['companiesOn']>>();
  return (day) => {
    const known = kept.get(day);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_DAYS) kept.delete(oldest);
    const companies = companiesOf(reference, day);
    kept.set(day, companies);
    return companies;
  };
};

/** The first list that says something of companies; of days before it nobody said how many shares there were. */
const saidSince = async (reference: Reference): Promise<TradingDate | null> => {
  const { companies, companyPasts } = await reference();
  const days = [
    ...companies.map((company) => company.said_since),
    ...[...companyPasts.values()].flatMap((pasts) => pasts.map(({ since }) => since)),
  ];
  return days.reduce<TradingDate | null>((first, day) => (first === null || day < first ? day : first), null);
};

const factsOf = async (
  registry: Registry,
  reference: Reference,
  { asOf, actions }: { readonly asOf: TradingDate; readonly actions: CompanyFacts['actions'] },
): Promise<CompanyFacts> => ({
  reports: () => allFundamentals(registry, asOf),
  actions,
  saidSince: await saidSince(reference),
  on: (day) => companiesOf(reference, day),
});

/** Reads the whole market; null while no session is known. */
export const loadScanMarket = async (
  { tape, registry }: { readonly tape: Tape; readonly registry: Registry },
  reference: Reference,
): Promise<ScanMarket | null> => {
  const known = await knownDays(tape);
  const held = heldSessions(known);
  const asOf = held.at(-1);
  if (asOf === undefined) return null;
  const [series, renames, adjustments, nepse] = await Promise.all([
    wholeSeries(tape, { to: asOf }),
    listRenames(reference, asOf),
    listAllPriceAdjustments(reference, { after: BEGINNING, as_of: asOf }),
    indexBars(tape, { index_id: NEPSE_ID, from: BEGINNING, to: asOf }),
  ]);
  const present = presentTickers(renames);
  const actions = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const making = makingOf(asOf, held, nepse);
  const stocks = [...joinRenamed(new Map(series.map(({ symbol, bars }) => [symbol, bars])), renames)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, bars]) => stockOf({ symbol, bars, adjustments: actions.get(symbol) ?? [] }, making));
  return {
    asOf,
    sessions: held,
    stocks,
    companiesOn: keptCompanies(reference),
    company: await factsOf(registry, reference, { asOf, actions }),
    flow: flowOf(tape, {
      sessions: held,
      known: new Set(known.flatMap((day) => (day.has_trades ? [day.traded_on] : []))),
      present,
    }),
    intraday: keptIntraday(tape, { asOf, stocks, renames }),
  };
};
