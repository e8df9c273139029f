import { type QueryOf, type ReplyOf, directoryContracts } from '@chuli/contracts';
import { AppError, type TradingDate, percentOf } from '@chuli/kernel';
import { SECTORS } from '@chuli/market';
import { type LatestFundamental, latestFundamentals } from '@chuli/registry/fundamental';
import { type SymbolAdjustment, listAllPriceAdjustments } from '@chuli/registry/reference';
import { type RegisterEntry, companyRegister } from '@chuli/registry/stock';
import { priceOver, shareFactorOn } from '@chuli/scanner';
import { rupeesOrNull } from '../../figures/figures.ts';
import { marketCap } from '../../figures/market-cap.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { symbols } from './symbols.ts';

type DetailsAsked = Asked<QueryOf<typeof directoryContracts.stockDetails>>;
type DetailsReply = ReplyOf<typeof directoryContracts.stockDetails>;
type DetailsRow = DetailsReply['rows'][number];
type CapRow = Awaited<ReturnType<typeof marketCap>>['rows'][number];

/** Reports reach back so far that an action since may divide the shares they speak of. */
const EARLIEST_ACTION = '2000-01-01' as TradingDate;

const NO_REPORT = {
  eps: null,
  book_value: null,
  price_earnings: null,
  price_book: null,
  fiscal_year: null,
  quarter: null,
};

const reportFigures = (
  report: LatestFundamental | undefined,
  { close, traded_on }: CapRow,
  actions: readonly SymbolAdjustment[],
) => {
  if (report === undefined) return NO_REPORT;
  const factor = shareFactorOn(report, traded_on, actions);
  const { eps, book_value, fiscal_year, quarter } = report;
  return {
    eps,
    book_value,
    price_earnings: priceOver(close, factor, eps),
    price_book: priceOver(close, factor, book_value),
    fiscal_year,
    quarter,
  };
};

const NOT_REGISTERED: Omit<RegisterEntry, 'symbol'> = {
  security_name: null,
  regulatory_body: null,
  isin: null,
  share_group: null,
  listed_on: null,
  face_value: null,
  promoter_shares: null,
  paid_up_capital: null,
  website: null,
  ipo_allotted_on: null,
  promoter_lock_in_ends_on: null,
  fund_lock_in_ends_on: null,
};

type Counts = { listed: number | null; promoter: number | null; open: number | null };

/** Null where the parts are more than the whole: one of the lists is wrong, and nobody knows which. */
const publicPercent = ({ listed, promoter, open }: Counts): number | null =>
  listed === null || open === null || (promoter ?? 0) + open > listed ? null : percentOf(open, listed);

/** Of a rewound day the counts of today say nothing. */
const registerFigures = (entry: Omit<RegisterEntry, 'symbol'>, { listed_shares, public_shares }: CapRow) => {
  const isKnown = listed_shares !== null || public_shares !== null;
  const promoter_shares = isKnown ? entry.promoter_shares : null;
  return {
    security_name: entry.security_name,
    regulator: entry.regulatory_body,
    isin: entry.isin,
    share_group: entry.share_group,
    listed_on: entry.listed_on,
    face_value: rupeesOrNull(entry.face_value),
    listed_shares,
    promoter_shares,
    public_shares,
    public_percent: publicPercent({ listed: listed_shares, promoter: promoter_shares, open: public_shares }),
    paid_up_capital: isKnown ? rupeesOrNull(entry.paid_up_capital) : null,
    website: entry.website,
    allotted_on: entry.ipo_allotted_on,
    promoter_lock_in_ends_on: entry.promoter_lock_in_ends_on,
    fund_lock_in_ends_on: entry.fund_lock_in_ends_on,
  };
};

type Known = {
  readonly entry: Omit<RegisterEntry, 'symbol'>;
  readonly report: LatestFundamental | undefined;
  readonly actions: readonly SymbolAdjustment[];
};

const detailsOf = (cap: CapRow, { entry, report, actions }: Known): DetailsRow => ({
  symbol: cap.symbol,
  name: cap.name,
  sector_id: cap.sector_id,
  sector: SECTORS.find(({ id }) => id === cap.sector_id)?.name ?? null,
  instrument: cap.instrument,
  status: cap.status,
  ...registerFigures(entry, cap),
  close: cap.close,
  market_cap: cap.market_cap,
  float_cap: cap.float_cap,
  category: cap.category,
  ...reportFigures(report, cap, actions),
});

/** The register card of one stock, of a sector or of all that were listed. */
const stockDetails = async (asked: DetailsAsked): Promise<DetailsReply> => {
  const { registry, reference, query } = asked;
  const { as_of, rows: caps } = await marketCap(asked);
  const chosen = caps.filter(
    ({ symbol, sector_id }) =>
      (query.symbol === undefined || symbol === query.symbol) &&
      (query.sector === undefined || sector_id === query.sector),
  );
  if (query.symbol !== undefined && chosen.length === 0)
    throw new AppError('stock.not-found', { symbol: query.symbol });
  const [register, reports, adjustments] = await Promise.all([
    companyRegister(registry, query.symbol),
    latestFundamentals(registry, as_of),
    listAllPriceAdjustments(reference, { after: EARLIEST_ACTION, as_of }),
  ]);
  const ofSymbol = new Map(reports.map((report) => [report.symbol, report]));
  const actions = Map.groupBy(adjustments, ({ symbol }) => symbol);
  const rows = chosen.map((cap) =>
    detailsOf(cap, {
      entry: register.get(cap.symbol) ?? NOT_REGISTERED,
      report: ofSymbol.get(cap.symbol),
      actions: actions.get(cap.symbol) ?? [],
    }),
  );
  return { as_of, rows };
};

export const directoryEndpoints = implement(directoryContracts, { symbols, stockDetails });
