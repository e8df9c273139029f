import { type QueryOf, type ReplyOf, dividendContracts } from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type Dividend, listDividends, yearEps } from '@chuli/registry/stock';
import { type CloseBefore, type LatestBar, closesBefore, latestBars } from '@chuli/tape/stock';
import { rupeesOrNull } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { dayAsked, latest } from '../../sessions.ts';
import { comparedDividends } from './compared-dividends.ts';
import { faceOf, payoutOf, totalOf, yieldOf } from './dividend-figures.ts';

type HistoryReply = ReplyOf<typeof dividendContracts.dividendHistory>;
type Row = HistoryReply['rows'][number];

/** An older price says little of what a buyer paid for the dividend. */
const FRESH_DAYS = 30;
/** Of all stocks: the newest fiscal year that anybody declared for, and the one before. */
const YEARS_OF_ALL = 2;

const inPlace = <T extends { symbol: string }>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row) => [`${row.symbol} ${keyOf(row)}`, row]));

const rowOf = (
  dividend: Dividend,
  company: Company,
  closed: CloseBefore | undefined,
  eps: number | null | undefined,
): Row => {
  const total = totalOf(dividend);
  const face = faceOf(company.instrument);
  const [yieldAt, payout] = [yieldOf(total, face, closed?.close), payoutOf(total, face, eps)];
  return {
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    fiscal_year: dividend.fiscal_year,
    bonus_percent: dividend.bonus_percent,
    cash_percent: dividend.cash_percent,
    total_percent: total,
    announced_on: dividend.announced_on,
    book_close_on: dividend.book_close_on,
    distributed_on: dividend.distributed_on,
    bonus_listed_on: dividend.bonus_listed_on,
    close: rupeesOrNull(closed?.close ?? null),
    yield_at_close: yieldAt.value,
    payout: payout.value,
    why: {
      ...(yieldAt.why !== undefined && { yield_at_close: yieldAt.why }),
      ...(payout.why !== undefined && { payout: payout.why }),
    },
  };
};

/** What is asked for, newest year first, and the oldest year that is known of it. */
const chosenOf = (
  dividends: readonly Dividend[],
  query: QueryOf<typeof dividendContracts.dividendHistory>,
): { chosen: readonly Dividend[]; known_from: string | null } => {
  const years = [...new Set(dividends.map(({ fiscal_year }) => fiscal_year))];
  const isOfAll = query.symbol === undefined && query.sector === undefined;
  const from = query.from_fy ?? (isOfAll ? years[YEARS_OF_ALL - 1] : undefined);
  return {
    chosen: from === undefined ? dividends : dividends.filter(({ fiscal_year }) => fiscal_year >= from),
    known_from: years.at(-1) ?? null,
  };
};

const dividendHistory = async ({
  registry,
  tape,
  reference,
  clock,
  query,
}: Asked<QueryOf<typeof dividendContracts.dividendHistory>>): Promise<HistoryReply> => {
  const as_of = dayAsked(query.as_of, clock);
  const [dividends, companies] = await Promise.all([
    listDividends(registry, { symbol: query.symbol, as_of, with_undated: query.as_of === undefined }),
    listCompanies(reference, { as_of, symbol: query.symbol }),
  ]);
  const bySymbol = new Map(
    companies
      .filter(({ sector_id }) => query.sector === undefined || sector_id === query.sector)
      .map((company) => [company.symbol, company]),
  );
  if (query.symbol !== undefined && bySymbol.size === 0)
    throw new AppError('stock.not-found', { symbol: query.symbol });
  const { chosen, known_from } = chosenOf(
    dividends.filter(({ symbol }) => bySymbol.has(symbol)),
    query,
  );
  // A book close to come has no last close before it yet, only that of the as-of day.
  const before = (day: TradingDate): TradingDate => (day > as_of ? addDays(as_of, 1) : day);
  const moments = chosen.flatMap(({ symbol, book_close_on }) =>
    book_close_on === null ? [] : [{ symbol, before: before(book_close_on) }],
  );
  const [closes, profits] = await Promise.all([
    closesBefore(tape, moments, FRESH_DAYS),
    yearEps(registry, { symbols: [...new Set(chosen.map(({ symbol }) => symbol))], as_of }),
  ]);
  const closedAt = inPlace(closes, (row) => row.before);
  const earned = inPlace(profits, (row) => row.fiscal_year);
  return {
    as_of,
    known_from,
    rows: chosen.flatMap((dividend) => {
      const { symbol, book_close_on, fiscal_year } = dividend;
      const company = bySymbol.get(symbol);
      const closed = book_close_on === null ? undefined : closedAt.get(`${symbol} ${before(book_close_on)}`);
      const eps = earned.get(`${symbol} ${fiscal_year}`)?.eps;
      return company === undefined ? [] : [rowOf(dividend, company, closed, eps)];
    }),
  };
};

type ComparisonQuery = QueryOf<typeof dividendContracts.dividendHistoryComparison>;

/** Where nobody says which: of the shares that declared for the newest year, those of which most was traded. */
const USUAL_STOCKS = 6;

const symbolsAsked = (
  { symbol, symbols }: ComparisonQuery,
  bars: readonly LatestBar[],
  declared: ReadonlySet<StockSymbol>,
): readonly StockSymbol[] => {
  if (symbol !== undefined) return [symbol];
  if (symbols !== undefined) return symbols;
  return bars
    .filter((bar) => declared.has(bar.symbol))
    .toSorted((a, b) => b.traded_on.localeCompare(a.traded_on) || (b.amount ?? 0) - (a.amount ?? 0))
    .slice(0, USUAL_STOCKS)
    .map((bar) => bar.symbol);
};

const dividendHistoryComparison = async ({
  registry,
  tape,
  reference,
  clock,
  sessions,
  query,
}: Asked<ComparisonQuery>) => {
  const as_of = dayAsked(query.as_of, clock);
  const session = latest((await sessions()).exchange, query.as_of, clock);
  const [dividends, companies, bars] = await Promise.all([
    listDividends(registry, { as_of, with_undated: query.as_of === undefined }),
    listCompanies(reference, { as_of }),
    latestBars(tape, { as_of, since: addDays(session, -FRESH_DAYS) }),
  ]);
  const newest = dividends[0]?.fiscal_year;
  const declared = new Set(
    dividends.filter(({ fiscal_year }) => fiscal_year === newest).map(({ symbol }) => symbol),
  );
  const named = new Map<StockSymbol, Company>(companies.map((company) => [company.symbol, company]));
  const closes = new Map(bars.map(({ symbol, close }) => [symbol, close]));
  return {
    as_of,
    ...comparedDividends({
      dividends,
      newest,
      years: query.years,
      companies: symbolsAsked(query, bars, declared).map((symbol) => {
        const company = named.get(symbol);
        if (company === undefined) throw new AppError('stock.not-found', { symbol });
        return company;
      }),
      closeOf: (symbol) => closes.get(symbol),
    }),
  };
};

export const dividendEndpoints = implement(dividendContracts, { dividendHistory, dividendHistoryComparison });
