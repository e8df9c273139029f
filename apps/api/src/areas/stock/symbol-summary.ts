import type { QueryOf, ReplyOf, historyContracts } from '@chuli/contracts';
import { type Paisa, type TradingDate, addDays, paisa, toRupees } from '@chuli/kernel';
import { PRICE_LIMITS, SECTORS, nextTradingDay } from '@chuli/market';
import {
  type Company,
  companyOn,
  firstTradingDays,
  isListedOn,
  listPriceAdjustments,
} from '@chuli/registry/reference';
import { type Bar, dailyBars, latestBars } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { dayAsked, latest, upTo } from '../../sessions.ts';
import { adjustBars } from '../../figures/adjust-bars.ts';
import { barFigures } from '../../figures/bar-figures.ts';
import { type ExDate, comingExDates } from '../../figures/ex-dates.ts';
import { averageRate, rupeesOrNull } from '../../figures/figures.ts';
import { identifyStock } from '../../figures/identify-stock.ts';
import { worthOf } from '../../figures/market-cap.ts';
import { dayBand } from '../../figures/price-band.ts';
import { usualFigures } from '../../figures/usual-figures.ts';

type SymbolSummary = ReplyOf<typeof historyContracts.symbolSummary>;

const WEEKS_52_DAYS = 52 * 7;

const description = (company: Company) => ({
  symbol: company.symbol,
  name: company.name,
  sector_id: company.sector_id,
  sector: SECTORS.find((sector) => sector.id === company.sector_id)?.name ?? null,
  instrument: company.instrument,
  status: company.status,
  listed_shares: company.listed_shares,
  public_shares: company.public_shares,
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

const sessionFigures = (bar: Bar | undefined) => {
  if (bar === undefined) return NO_SESSION;
  return {
    traded_on: bar.traded_on,
    ...barFigures(bar),
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

/**
 * Where orders of the session after `as_of` must lie; unknown for what is no longer traded. What is known to go ex on that
 * day is measured from its close in the new shares.
 */
const band = (
  company: Company,
  close: Paisa | undefined,
  { as_of, next, ex }: { as_of: TradingDate; next: TradingDate; ex: ExDate | null },
) => {
  if (close === undefined || !isListedOn(company, as_of))
    return { band_low: null, band_high: null, band_percent: null };
  const { lower, upper } = dayBand(company.instrument, ex?.baseOf(close) ?? close, next);
  return {
    band_low: toRupees(lower),
    band_high: toRupees(upper),
    band_percent: PRICE_LIMITS.on(next).daily / 100,
  };
};

type SummaryAsked = Asked<QueryOf<typeof historyContracts.symbolSummary>>;

const NEVER_TRADED = { bars: [], adjustments: [], first: undefined };

/** The 52 weeks that end with the last session of this stock, which may lie far back when it is suspended. */
const lastYear = async (
  { tape, registry, reference, clock, query }: SummaryAsked,
  { as_of, next }: { as_of: TradingDate; next: TradingDate },
) => {
  const [{ company, tickers }, [last]] = await Promise.all([
    identifyStock(reference, query.symbol, as_of),
    latestBars(tape, { as_of, symbol: query.symbol }),
  ]);
  const symbols = tickers.map((ticker) => ticker.symbol);
  const known_by = dayAsked(query.as_of, clock);
  const exDateOf = await comingExDates({ registry, reference }, { known_by, after: as_of, to: next });
  const ex = exDateOf(company);
  if (last === undefined) return { company, ex, ...NEVER_TRADED };
  const from = addDays(last.traded_on, 1 - WEEKS_52_DAYS);
  const [bars, adjustments, firsts] = await Promise.all([
    dailyBars(tape, { tickers, from, to: last.traded_on }),
    listPriceAdjustments(reference, { symbols, as_of }),
    firstTradingDays(reference, as_of),
  ]);
  return { company, ex, bars, adjustments, first: firsts.get(company.symbol) };
};

/** Volumes of the sessions before in shares of the last one. */
const usualOf = (year: readonly Bar[], exchange: readonly TradingDate[], first: TradingDate | undefined) => {
  const held = new Set(exchange);
  const last = year.at(-1);
  const before = last === undefined ? [] : upTo(exchange, last.traded_on).slice(0, -1);
  return usualFigures(
    year.filter(({ traded_on }) => held.has(traded_on)),
    { before, first },
  );
};

export const symbolSummary = async (asked: SummaryAsked): Promise<SymbolSummary> => {
  const { exchange } = await asked.sessions();
  const as_of = latest(exchange, asked.query.as_of, asked.clock);
  const isRewound = as_of < latest(exchange, undefined, asked.clock);
  const next = nextTradingDay(as_of);
  const { company, ex, bars, adjustments, first } = await lastYear(asked, { as_of, next });
  const last = bars.at(-1);
  const year = adjustBars(bars, adjustments);
  const described = description(isRewound ? companyOn(company, as_of) : company);
  return {
    as_of,
    ...described,
    market_cap: worthOf(last?.close, described.listed_shares),
    ...sessionFigures(last),
    ...usualOf(year, exchange, first),
    ...yearRange(year),
    ...band(company, last?.close, { as_of, next, ex }),
  };
};
