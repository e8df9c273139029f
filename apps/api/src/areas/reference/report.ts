import { type ParamsOf, type QueryOf, type ReplyOf, reportContracts } from '@chuli/contracts';
import { toRupees } from '@chuli/kernel';
import { type PriceAdjustment, listPriceAdjustments } from '@chuli/registry/reference';
import { type Fundamental, listFundamentals } from '@chuli/registry/stock';
import { priceOver, shareFactorOn } from '@chuli/scanner';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import { identifyStock } from '../../figures/identify-stock.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { dayAsked } from '../../sessions.ts';
import { priceEarnings } from './price-earnings.ts';
import { type Grown, quartersOf } from './quarters.ts';
import { fromThousands } from './thousands.ts';

type Report = typeof reportContracts.stockReport;
type Reply = ReplyOf<Report>;

/** Five years, and the one that the oldest of them is compared with. */
const MOST_QUARTERS = 20;
/** A quarter has a handful of sources at most. */
const MOST_ROWS_READ = (MOST_QUARTERS + 4) * 6;

const rowOf = (row: Grown<Fundamental>): Reply['rows'][number] => ({
  fiscal_year: row.fiscal_year,
  quarter: row.quarter,
  known_on: row.known_on,
  known_on_is_assumed: row.known_on_is_assumed,
  source: row.source,
  eps: row.eps,
  price_earnings: priceEarnings(row),
  book_value: row.book_value,
  price_book: row.price_book,
  return_on_equity: row.return_on_equity,
  return_on_assets: row.return_on_assets,
  non_performing_loans: row.non_performing_loans,
  current_ratio: row.current_ratio,
  debt_to_equity: row.debt_to_equity,
  net_profit: fromThousands(row.net_profit_thousand),
  quarter_profit: fromThousands(row.quarter_profit_thousand),
  revenue: fromThousands(row.revenue_thousand),
  distributable_profit: fromThousands(row.distributable_profit_thousand),
  paid_up_capital: fromThousands(row.paid_up_capital_thousand),
  reserves: fromThousands(row.reserves_thousand),
  profit_growth: row.profit_growth,
  revenue_growth: row.revenue_growth,
  eps_growth: row.eps_growth,
});

type PerShare = Pick<Fundamental, 'fiscal_year' | 'quarter' | 'eps' | 'book_value'>;

/**
 * The newest quarter at the last close. A share that went ex after the quarter ended is a part of one of the report: what
 * the report says of a share is multiplied by the factor, as its price was.
 */
export const atClose = (
  newest: PerShare | undefined,
  bar: Pick<LatestBar, 'close' | 'traded_on'> | undefined,
  adjustments: readonly Pick<PriceAdjustment, 'ex_on' | 'factor'>[],
): Reply['at_close'] => {
  if (newest === undefined || bar === undefined) return null;
  const share_factor = shareFactorOn(newest, bar.traded_on, adjustments);
  const close = toRupees(bar.close);
  return {
    close,
    traded_on: bar.traded_on,
    share_factor,
    price_earnings: priceOver(close, share_factor, newest.eps),
    price_book: priceOver(close, share_factor, newest.book_value),
  };
};

type ReportAsked = Asked<QueryOf<Report>, undefined, ParamsOf<Report>>;

const stockReport = async ({
  tape,
  registry,
  reference,
  clock,
  params,
  query,
}: ReportAsked): Promise<Reply> => {
  const as_of = dayAsked(query.as_of, clock);
  const { company, tickers } = await identifyStock(reference, params.id, as_of);
  const symbols = tickers.map(({ symbol }) => symbol);
  const [stated, [bar], adjustments] = await Promise.all([
    listFundamentals(registry, { symbols, as_of, limit: MOST_ROWS_READ }),
    latestBars(tape, { as_of, symbol: params.id }),
    listPriceAdjustments(reference, { symbols, as_of }),
  ]);
  const quarters = quartersOf(stated).slice(0, MOST_QUARTERS);
  return {
    as_of,
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    at_close: atClose(quarters[0], bar, adjustments),
    rows: quarters.map(rowOf),
  };
};

export const reportEndpoints = implement(reportContracts, { stockReport });
