import type { QueryOf, ReplyOf, historyContracts } from '@chuli/contracts';
import { type Paisa, type TradingDate, addDays, paisa, toRupees } from '@chuli/kernel';
import { PRICE_LIMITS, SECTORS, nextTradingDay } from '@chuli/market';
import { type Company, listPriceAdjustments } from '@chuli/registry';
import { type Bar, dailyBars, latestBars } from '@chuli/tape';
import type { Asked } from '../http/implement.ts';
import { latest, upTo } from '../sessions.ts';
import { adjustBars } from './adjust-bars.ts';
import { barFigures } from './bar-figures.ts';
import { averageRate, rupeesOrNull } from './figures.ts';
import { identifyStock } from './identify-stock.ts';
import { worthOf } from './market-cap.ts';
import { dayBand } from './price-band.ts';
import { usualFigures } from './usual-figures.ts';

type SymbolSummary = ReplyOf<typeof historyContracts.symbolSummary>;

const WEEKS_52_DAYS = 52 * 7;

/** Share counts are those of today: of a rewound day they are not known. */
const description = (company: Company, isRewound: boolean) => ({
  symbol: company.symbol,
  name: company.name,
  sector_id: company.sector_id,
  sector: SECTORS.find((sector) => sector.id === company.sector_id)?.name ?? null,
  instrument: company.instrument,
  status: company.status,
  listed_shares: isRewound ? null : company.listed_shares,
  public_shares: isRewound ? null : company.public_shares,
});

const NO_SESSION = {
  traded_on: null,
  open: null,
  high: null,
  low: null,
  close: null,
  previous_close: null,
  change: null,
  percentage_change: null,
  volume: null,
  amount: null,
  trades: null,
  vwap: null,
};

const sessionFigures = (bar: Bar | undefined, before: Bar | undefined) => {
  if (bar === undefined) return NO_SESSION;
  const previous = bar.previous_close ?? before?.close ?? null;
  return {
    traded_on: bar.traded_on,
    ...barFigures(bar, previous),
    vwap: rupeesOrNull(bar.vwap) ?? (bar.amount === null ? null : averageRate(bar.amount, bar.volume)),
  };
};

const yearRange = (year: readonly Bar[]) => {
  if (year.length === 0) return { high_52_weeks: null, low_52_weeks: null };
  return {
    high_52_weeks: toRupees(paisa(Math.max(...year.map((bar) => bar.high)))),
    low_52_weeks: toRupees(paisa(Math.min(...year.map((bar) => bar.low)))),
  };
};

/** Where orders of the session after `as_of` must lie; unknown for what is no longer traded. */
const band = ({ instrument, status }: Company, close: Paisa | undefined, as_of: TradingDate) => {
  if (close === undefined || status === 'Delisted')
    return { band_low: null, band_high: null, band_percent: null };
  const date = nextTradingDay(as_of);
  const { lower, upper } = dayBand(instrument, close, date);
  return {
    band_low: toRupees(lower),
    band_high: toRupees(upper),
    band_percent: PRICE_LIMITS.on(date).daily / 100,
  };
};

type SummaryAsked = Asked<QueryOf<typeof historyContracts.symbolSummary>>;

/** The 52 weeks that end with the last session of this stock, which may lie far back when it is suspended. */
const lastYear = async ({ tape, reference, query }: SummaryAsked, as_of: TradingDate) => {
  const [{ company, tickers }, [last]] = await Promise.all([
    identifyStock(reference, query.symbol, as_of),
    latestBars(tape, { as_of, symbol: query.symbol }),
  ]);
  if (last === undefined) return { company, bars: [], adjustments: [] };
  const symbols = tickers.map((ticker) => ticker.symbol);
  const from = addDays(last.traded_on, 1 - WEEKS_52_DAYS);
  const [bars, adjustments] = await Promise.all([
    dailyBars(tape, { tickers, from, to: last.traded_on }),
    listPriceAdjustments(reference, { symbols, as_of }),
  ]);
  return { company, bars, adjustments };
};

export const symbolSummary = async (asked: SummaryAsked): Promise<SymbolSummary> => {
  const { exchange } = await asked.sessions();
  const as_of = latest(exchange, asked.query.as_of, asked.clock);
  const isRewound = as_of < latest(exchange, undefined, asked.clock);
  const { company, bars, adjustments } = await lastYear(asked, as_of);
  const last = bars.at(-1);
  const described = description(company, isRewound);
  return {
    as_of,
    ...described,
    market_cap: worthOf(last?.close, described.listed_shares),
    ...sessionFigures(last, bars.at(-2)),
    ...usualFigures(bars, last === undefined ? [] : upTo(exchange, last.traded_on).slice(0, -1)),
    ...yearRange(adjustBars(bars, adjustments)),
    ...band(company, last?.close, as_of),
  };
};
