import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { instrumentOf } from '@chuli/market';
import { type Company, companyOn, isListedOn } from '@chuli/registry/reference';
import { REGISTER_FIGURES, REPORT_FIGURES, shareFactorOn } from './company-figures.ts';
import { type KnownReports, knownReports } from './known-reports.ts';
import type { PackedBars } from './packed-bars.ts';
import type { ColumnMaker, ScanMarket, ScanStock } from './scan-market.ts';

/** A figure of companies at every session: on the bars of each stock, and the median of its sector beside it. */
type Figures = {
  readonly own: ReadonlyMap<StockSymbol, Float64Array>;
  readonly sectors: ReadonlyMap<StockSymbol, Float64Array>;
};

/** A median of fewer says nothing about a sector. */
const SECTOR_LEAST = 5;
/** Sessions without a trade after which a stock is none of its sector's any more. */
const GONE_SESSIONS = 60;

export const medianOf = (values: readonly number[]): number => {
  if (values.length < SECTOR_LEAST) return Number.NaN;
  const sorted = Float64Array.from(values).toSorted();
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** As it was traded, to the paisa. */
const closeAt = ({ close, factor }: PackedBars, bar: number): number =>
  Math.round((100 * (close[bar] ?? Number.NaN)) / (factor[bar] ?? 1)) / 100;

type Asking = {
  readonly name: string;
  readonly reports: KnownReports;
  readonly actions: ScanMarket['company']['actions'];
};

const figureOn = (
  { name, reports, actions }: Asking,
  company: Company,
  day: TradingDate,
  [traded, close]: readonly [on: TradingDate, close: number],
): number => {
  const ofRegister = REGISTER_FIGURES[name];
  if (ofRegister !== undefined) return ofRegister(company, close) ?? Number.NaN;
  const report = reports.on(company.symbol, day);
  if (report === null) return Number.NaN;
  const factor = shareFactorOn(report, traded, actions.get(company.symbol) ?? []);
  return REPORT_FIGURES[name]?.(report, factor, close) ?? Number.NaN;
};

/** A stock while sessions are passed over. */
type Walking = {
  readonly stock: ScanStock;
  bar: number;
  readonly own: Float64Array;
  readonly sector: Float64Array;
};

const walkingOf = (stock: ScanStock): Walking => {
  const { length } = stock.bars.daily;
  const nothing = (): Float64Array => new Float64Array(length).fill(Number.NaN);
  return { stock, bar: -1, own: nothing(), sector: nothing() };
};

/** Moves on to the last bar up to a session. */
const moveTo = (walking: Walking, session: number): void => {
  const { session: on, length } = walking.stock.bars.daily;
  while (walking.bar + 1 < length && (on[walking.bar + 1] ?? Infinity) <= session) walking.bar += 1;
};

type Told = { readonly walking: Walking; readonly company: Company; readonly value: number };

const isOrdinary = ({ instrument }: Company): boolean => instrumentOf(instrument) === 'Equity';

/** What is known on a session is put on the bars that closed with it. */
const putSession = (told: readonly Told[], session: number): void => {
  const known = told.filter(({ value, company }) => !Number.isNaN(value) && isOrdinary(company));
  const bySector = Map.groupBy(known, ({ company }) => company.sector_id ?? 0);
  const medians = new Map(
    [...bySector].map(([sector, of]) => [
      sector,
      sector === 0 ? Number.NaN : medianOf(of.map((one) => one.value)),
    ]),
  );
  for (const { walking, company, value } of told) {
    const { own, sector, bar, stock } = walking;
    if (stock.bars.daily.session[bar] !== session) continue;
    own[bar] = value;
    sector[bar] = medians.get(company.sector_id ?? 0) ?? Number.NaN;
  }
};

const figuresOf = async (market: ScanMarket, name: string): Promise<Figures> => {
  const { sessions, stocks, company: of } = market;
  const reports = knownReports(await of.reports());
  const asking: Asking = { name, reports, actions: of.actions };
  const from = name in REGISTER_FIGURES ? of.saidSince : reports.first;
  const newest = sessions.length - 1;
  const walkings = stocks.map(walkingOf);
  for (const [session, day] of sessions.entries()) {
    // What is said today is taken for the newest session, whenever it was first said.
    if (session < newest && (from === null || day < from)) continue;
    const companies = await of.on(day);
    const told = walkings.flatMap((walking): Told[] => {
      moveTo(walking, session);
      const { daily } = walking.stock.bars;
      const company = companies.get(walking.stock.symbol);
      const since = daily.session[walking.bar];
      if (company === undefined || since === undefined || !isListedOn(company, day)) return [];
      if (session - since >= GONE_SESSIONS) return [];
      const described = session === newest ? company : companyOn(company, day);
      const at = [sessions[since] ?? day, closeAt(daily, walking.bar)] as const;
      return [{ walking, company: described, value: figureOn(asking, described, day, at) }];
    });
    putSession(told, session);
  }
  return {
    own: new Map(walkings.map(({ stock, own }) => [stock.symbol, own])),
    sectors: new Map(walkings.map(({ stock, sector }) => [stock.symbol, sector])),
  };
};

/** Each takes about as much room as a column of prices. */
const MOST_KEPT = 6;
const kept = new WeakMap<ScanMarket, Map<string, Promise<Figures>>>();

const keptFigures = (market: ScanMarket, name: string): Promise<Figures> => {
  const own = kept.get(market) ?? new Map<string, Promise<Figures>>();
  kept.set(market, own);
  const known = own.get(name);
  if (known !== undefined) return known;
  const [oldest] = own.keys();
  if (oldest !== undefined && own.size >= MOST_KEPT) own.delete(oldest);
  const reading = figuresOf(market, name);
  own.set(name, reading);
  reading.catch(() => own.delete(name));
  return reading;
};

/** What was known of each company on the days of its bars, or of its sector. */
export const companyColumns = async (
  market: ScanMarket,
  { name, isSector }: { readonly name: string; readonly isSector: boolean },
): Promise<ColumnMaker> => {
  const { own, sectors } = await keptFigures(market, name);
  return ({ symbol }) => (isSector ? sectors : own).get(symbol);
};
