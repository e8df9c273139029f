import { type ParamsOf, type QueryOf, type ReplyOf, reportContracts } from '@chuli/contracts';
import {
  type FairRow,
  type FlowItem,
  type ItemId,
  type Ratio,
  ITEMS,
  alone,
  discountOf,
  isKnown,
  itemsOf,
  packOf,
  partOf,
  quarterNumber,
  quarterOf,
  ratiosOf,
  ttm,
} from '@chuli/fundamentals';
import { AppError, type Rupees, type TradingDate, halfAway, toRupees } from '@chuli/kernel';
import { type Asked, needing } from '../../http/implement.ts';
import {
  type Figures,
  cellsOf,
  factShown,
  figuresOf,
  hasPrice,
  linesOf,
  rupeesOf,
  shownOrNull,
} from './cells.ts';
import { type ReportingCompany, isStock, newestOf, reportingCompanies } from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { fairOf } from './fair.ts';
import { type Told, sectorMedians } from './sector-medians.ts';

type Contract = typeof reportContracts.stockReport;
type Reply = ReplyOf<Contract>;
type Row = Reply['rows'][number];
type Query = QueryOf<Contract>;

/** Five years. */
const MOST_QUARTERS = 20;

const isFlow = (item: ItemId): item is FlowItem => ITEMS[item].kind === 'flow';

/** Lines of a quarter, flows over the time that is asked for. */
const factsOf = ({ facts, company }: ReportingCompany, at: number, basis: Query['basis']): Row['facts'] => {
  const pack = packOf(company.sector_id) ?? 'company';
  const lines = linesOf(facts, at, pack);
  if (basis === 'ytd') return lines;
  for (const item of itemsOf(pack)) {
    if (!isFlow(item)) continue;
    const part = partOf(basis === 'quarter' ? alone(item) : ttm(item), facts, at);
    if (isKnown(part)) lines[item] = factShown(item, part.value);
    else delete lines[item];
  }
  return lines;
};

/** Ratios of a quarter. A report that is too far behind those of others says nothing of the price of today. */
const ratiosIn = (of: ReportingCompany, at: number, newest: number): Figures =>
  new Map(
    ratiosOf(of.company.sector_id)
      .filter((ratio) => at === of.newest || !hasPrice(ratio))
      .flatMap((ratio) => Array.from(figuresOf(of, at, hasPrice(ratio) ? newest : at, [ratio]))),
  );

type RowAsked = { readonly at: number; readonly newest: number; readonly basis: Query['basis'] };

const rowOf = (of: ReportingCompany, { at, newest, basis }: RowAsked): Row[] => {
  const { facts } = of;
  const report = facts.report(at);
  if (report === null) return [];
  const figures = ratiosIn(of, at, newest);
  const line = (item: ItemId): Rupees | null => {
    const found = facts.line(item, at);
    return found === null ? null : rupeesOf(found.value);
  };
  const quarterProfit = partOf(alone('net_profit'), facts, at);
  return [
    {
      ...quarterOf(at),
      known_on: report.known_on,
      known_on_is_assumed: report.known_is_assumed,
      is_audited: report.is_audited,
      source: report.source,
      facts: factsOf(of, at, basis),
      ...cellsOf(figures),
      eps: shownOrNull(figures.get('eps')),
      book_value: shownOrNull(figures.get('book_value')),
      return_on_equity: shownOrNull(figures.get('roe')),
      return_on_assets: shownOrNull(figures.get('roa')),
      non_performing_loans: shownOrNull(figures.get('npl')),
      net_profit: line('net_profit'),
      quarter_profit: isKnown(quarterProfit) ? rupeesOf(quarterProfit.value) : null,
      revenue: line('revenue'),
      profit_growth: shownOrNull(figures.get('profit_growth')),
      revenue_growth: shownOrNull(figures.get('revenue_growth')),
      eps_growth: shownOrNull(figures.get('eps_growth')),
    },
  ];
};

/** The newest quarter at the last close, in shares of that day. */
const atClose = (of: ReportingCompany, newestOfAll: number): Reply['at_close'] => {
  const { bar, newest, shareFactor } = of;
  if (bar === null || newest === null) return null;
  const figures = figuresOf(of, newest, newestOfAll);
  return {
    close: toRupees(bar.close),
    traded_on: bar.traded_on,
    share_factor: shareFactor,
    price_earnings: shownOrNull(figures.get('price_earnings')),
    price_book: shownOrNull(figures.get('price_book')),
  };
};

const fairRow = (
  { method, value, why, inputs }: FairRow,
  close: Rupees | null,
): Reply['fair']['rows'][number] => ({
  method,
  value: value === null ? null : (halfAway(value, 2) as Rupees),
  discount: value === null || close === null ? null : halfAway(discountOf(close, value) * 100, 2),
  why,
  inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, halfAway(input, 4)])),
});

const yardsticksOf = (
  ratios: readonly Ratio[],
  sectorId: number | null,
  as_of: TradingDate,
): Reply['yardsticks'] =>
  ratios.flatMap(({ id, yardsticks = [] }) =>
    yardsticks
      .filter(({ sectors }) => sectors === undefined || sectors.some((sector) => sector === sectorId))
      .map(({ side, line }) => {
        const { value, from, source } = line.factOn(as_of);
        return { id, value, side, from, source };
      }),
  );

const documentsOf = ({ printed }: ReportingCompany, as_of: TradingDate): Reply['documents'] => {
  const byName = new Map(
    printed.flatMap(({ document, known_on }) =>
      document === null || known_on > as_of ? [] : [[document, known_on] as const],
    ),
  );
  return [...byName]
    .map(([title, on]) => ({ title, url: title.startsWith('https://') ? title : null, on }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1));
};

const quartersAsked = ({ facts }: ReportingCompany, { fiscal_year, quarter }: Query): readonly number[] => {
  if (fiscal_year === undefined && quarter === undefined) return facts.quarters.slice(0, MOST_QUARTERS);
  if (fiscal_year === undefined || quarter === undefined)
    throw new AppError('input.invalid', { fiscal_year, quarter });
  const at = quarterNumber({ fiscal_year, quarter });
  return facts.quarters.includes(at) ? [at] : [];
};

const stockReport = async (asked: Asked<Query, undefined, ParamsOf<Contract>, WithFacts>): Promise<Reply> => {
  const { params, query } = asked;
  const { as_of, companies } = await reportingCompanies(asked);
  const of = companies.find(({ company }) => company.symbol === params.id);
  if (of === undefined) throw new AppError('stock.not-found', { symbol: params.id });
  const { sector_id, symbol, name } = of.company;
  const newest = newestOf(companies.filter(isStock));
  const told = (one: ReportingCompany): Told => ({
    of: one,
    figures: figuresOf(one, one.newest ?? 0, newest),
  });
  const peers = companies.filter(
    (one) => one.newest !== null && isStock(one) && one.company.sector_id === sector_id,
  );
  const close = of.bar === null ? null : toRupees(of.bar.close);
  const fair =
    of.newest === null
      ? []
      : fairOf(told(of), sectorMedians(peers.map(told)), { as_of, required_return: query.required_return });
  return {
    as_of,
    symbol,
    name,
    sector_id,
    pack: packOf(sector_id),
    at_close: atClose(of, newest),
    rows: quartersAsked(of, query).flatMap((at) => rowOf(of, { at, newest, basis: query.basis })),
    fair: { rows: fair.map((row) => fairRow(row, close)) },
    yardsticks: yardsticksOf(ratiosOf(sector_id), sector_id, as_of),
    documents: documentsOf(of, as_of),
  };
};

export const reportEndpoints = needing<WithFacts>({ facts: true })(reportContracts, { stockReport });
