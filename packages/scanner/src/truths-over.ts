import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Arena, type Program, SILENT, compile, judge, openArena, parseScan } from '@chuli/scan';
import { type Frames, framesOf, isPresentAt } from './judged-stocks.ts';
import { closeOf } from './load-market.ts';
import { type PackedBars, closedBy } from './packed-bars.ts';
import type { ScanMarket, ScanStock } from './scan-market.ts';
import { type StockTruth, figuresAt } from './truths.ts';
import { isOfUniverse } from './universe.ts';

/** A rule over sessions, the oldest first. */
export type TruthsQuestion = {
  readonly text: string;
  readonly days: readonly TradingDate[];
  /** The stocks that are asked about; all without it. */
  readonly symbols?: readonly StockSymbol[] | undefined;
};

/** What a rule said of a stock on the bar that closed with each session: `HOLDS`, `FAILS` or `SILENT` of a scan. */
export type StockTruths = { readonly symbol: StockSymbol; readonly truths: Uint8Array };

/** A bar of a stock of which is told what the rule compared. */
export type FiguresQuestion = {
  readonly text: string;
  readonly at: readonly { readonly symbol: StockSymbol; readonly day: TradingDate }[];
};

type Membership = ReadonlyMap<StockSymbol, Uint8Array>;

type Asked = { readonly stocks: readonly ScanStock[]; readonly days: readonly TradingDate[] };

/** On which of the sessions each stock belonged to the universe, as it was then. */
const membersOn = async (market: ScanMarket, { stocks, days }: Asked, text: string): Promise<Membership> => {
  const { universe } = parseScan(text).scan;
  const members = new Map(stocks.map(({ symbol }) => [symbol, new Uint8Array(days.length)]));
  const nobody = new Set<string>();
  for (const [place, day] of days.entries()) {
    const companies = await market.companiesOn(day);
    const moment = closeOf(day);
    const session = market.sessions.findLastIndex((one) => one <= day);
    for (const { symbol, bars } of stocks) {
      if (!isOfUniverse(universe, symbol, companies.get(symbol), nobody)) continue;
      const isMember = isPresentAt(universe, bars.daily, closedBy(bars.daily, moment), session);
      const own = members.get(symbol);
      if (isMember && own !== undefined) own[place] = 1;
    }
  }
  return members;
};

/** A bar that was judged: which session closed it, and where it stands in the columns of the arena. */
type Take = (place: number, bar: number, truth: number) => void;

type Over = {
  readonly program: Program;
  readonly arena: Arena;
  readonly framesFor: Frames;
  /** When each session was over. */
  readonly closes: readonly number[];
};

/** Sessions in a row on which prices stood on one scale: between two ex-dates they are judged at once. */
const spansOf = (daily: PackedBars, closes: readonly number[]): { factor: number; to: number }[] => {
  const spans: { factor: number; to: number }[] = [];
  for (const [place, moment] of closes.entries()) {
    const factor = daily.factor[closedBy(daily, moment) - 1] ?? 1;
    const last = spans.at(-1);
    if (last?.factor === factor) last.to = place;
    else spans.push({ factor, to: place });
  }
  return spans;
};

/**
 * One stock over sessions, each as of its own day: prices stand on the scale of that day, and what came later is not
 * read. A bar is the same however many follow it, so that a scale is judged once and not every session anew.
 */
const judgeOver = (stock: ScanStock, { program, arena, framesFor, closes }: Over, take: Take): void => {
  const frames = framesFor(stock);
  if (frames === null) return;
  const { base } = frames;
  let from = 0;
  for (const { factor, to } of spansOf(stock.bars.daily, closes)) {
    const truths = judge(program, arena, frames.asOf(closes[to] ?? 0, factor));
    for (let place = from; place <= to; place += 1) {
      const closedAt = closes[place] ?? 0;
      const bar = closedBy(base, closedAt) - 1;
      if (base.closedAt[bar] === closedAt) take(place, bar, truths[bar] ?? SILENT);
    }
    from = to + 1;
  }
};

const overOf = async (market: ScanMarket, text: string, days: readonly TradingDate[]): Promise<Over> => {
  const program = compile(parseScan(text).scan.rule, true);
  return {
    program,
    arena: openArena(),
    framesFor: await framesOf(market, program),
    closes: days.map(closeOf),
  };
};

/**
 * What a rule says of each stock of its universe on every session, as if it had been asked on each of them alone. A stock
 * that was never of the universe is left out. Throws a ScanFault where the text is no scan.
 */
export const truthsOver = async (
  market: ScanMarket,
  { text, days, symbols }: TruthsQuestion,
): Promise<StockTruths[]> => {
  const wanted = symbols === undefined ? null : new Set(symbols);
  const stocks = market.stocks.filter(({ symbol }) => wanted?.has(symbol) !== false);
  const members = await membersOn(market, { stocks, days }, text);
  const over = await overOf(market, text, days);
  const found: StockTruths[] = [];
  for (const stock of stocks) {
    const own = members.get(stock.symbol);
    if (own === undefined || !own.includes(1)) continue;
    const truths = new Uint8Array(days.length).fill(SILENT);
    judgeOver(stock, over, (place, _, truth) => {
      if (own[place] === 1) truths[place] = truth;
    });
    found.push({ symbol: stock.symbol, truths });
  }
  return found;
};

/** What a rule compared on some bars, in the order in which they are asked for; nothing where a stock had none. */
export const figuresOver = async (
  market: ScanMarket,
  { text, at }: FiguresQuestion,
): Promise<StockTruth['figures'][]> => {
  const days = [...new Set(at.map(({ day }) => day))].toSorted();
  const bySymbol = Map.groupBy(at, ({ symbol }) => symbol);
  const over = await overOf(market, text, days);
  const told = new Map<string, StockTruth['figures']>();
  for (const stock of market.stocks) {
    const own = new Set(bySymbol.get(stock.symbol)?.map(({ day }) => day));
    if (own.size === 0) continue;
    judgeOver(stock, over, (place, bar) => {
      const day = days[place];
      if (day !== undefined && own.has(day))
        told.set(`${stock.symbol} ${day}`, figuresAt(over.arena, over.program, bar));
    });
  }
  return at.map(({ symbol, day }) => told.get(`${symbol} ${day}`) ?? []);
};
