import { type ReplyOf, referenceContracts } from '@chuli/contracts';
import { percentageChange } from '@chuli/kernel';
import { INDICES, type MarketIndex, SECTORS } from '@chuli/market';
import { type Company, companyOn, listBrokers, listCompanies } from '@chuli/registry/reference';
import { type RightsIssue, listDividends, listRightsIssues } from '@chuli/registry/stock';
import { type IndexBar, type LatestBar, latestBars, latestIndexBars } from '@chuli/tape/stock';
import { implement } from '../../http/implement.ts';
import { dayAsked, latest } from '../../sessions.ts';
import { rupeesOrNull } from '../../figures/figures.ts';

type StockRow = ReplyOf<typeof referenceContracts.stocks>['rows'][number];
type IndexRow = ReplyOf<typeof referenceContracts.indices>['rows'][number];

const toStock = ({ symbol, name, sector_id, instrument, status }: Company, bar?: LatestBar): StockRow => ({
  symbol,
  name,
  sector_id,
  instrument,
  status,
  traded_on: bar?.traded_on ?? null,
  close: rupeesOrNull(bar?.close ?? null),
  previous_close: rupeesOrNull(bar?.base ?? null),
  percentage_change: bar === undefined ? null : percentageChange(bar.close, bar.base),
  volume: bar?.volume ?? null,
  amount: rupeesOrNull(bar?.amount ?? null),
});

type RightRow = ReplyOf<typeof referenceContracts.rights>['rows'][number];

const toRight = ({ issue_price, ...issue }: RightsIssue): RightRow => ({
  ...issue,
  issue_price: rupeesOrNull(issue_price),
});

const points = (hundredths: number): number => hundredths / 100;

const toIndex = (
  { id, name, symbol, description, baseMarketCap }: MarketIndex,
  [last, before]: readonly IndexBar[],
): IndexRow => ({
  id,
  name,
  symbol,
  active: last !== undefined,
  description,
  base_market_cap: baseMarketCap,
  created_at: null,
  updated_at: last?.traded_on ?? null,
  traded_on: last?.traded_on ?? null,
  close: last === undefined ? null : points(last.close),
  change: last === undefined || before === undefined ? null : points(last.close - before.close),
  percentage_change: last === undefined ? null : percentageChange(last.close, before?.close ?? null),
});

export const referenceEndpoints = implement(referenceContracts, {
  stocks: async ({ tape, reference, clock, sessions, query }) => {
    const { exchange } = await sessions();
    const as_of = latest(exchange, query.as_of, clock);
    const isRewound = as_of < latest(exchange, undefined, clock);
    const [companies, bars] = await Promise.all([
      listCompanies(reference, { as_of, symbol: query.search }),
      latestBars(tape, { as_of, symbol: query.search }),
    ]);
    const bySymbol = new Map(bars.map((bar) => [bar.symbol, bar]));
    const onDay = (company: Company) => (isRewound ? companyOn(company, as_of) : company);
    return { as_of, rows: companies.map((one) => toStock(onDay(one), bySymbol.get(one.symbol))) };
  },
  indices: async ({ tape, clock, sessions, query }) => {
    const book = await sessions();
    const as_of = latest(book.index.length === 0 ? book.exchange : book.index, query.as_of, clock);
    const byIndex = Map.groupBy(await latestIndexBars(tape, as_of), (bar) => bar.index_id);
    return { as_of, rows: INDICES.map((index) => toIndex(index, byIndex.get(index.id) ?? [])) };
  },
  sectors: () => ({
    rows: SECTORS.map(({ id, symbol, name, description }) => ({ id, symbol, name, description })),
  }),
  brokers: async ({ reference }) => ({ rows: await listBrokers(reference) }),
  dividends: async ({ registry, clock, query }) => {
    const as_of = dayAsked(query.as_of, clock);
    const with_undated = query.as_of === undefined;
    const { symbol, since } = query;
    return { as_of, rows: await listDividends(registry, { symbol, since, as_of, with_undated }) };
  },
  rights: async ({ registry, clock, query }) => {
    const as_of = dayAsked(query.as_of, clock);
    const issues = await listRightsIssues(registry, { symbol: query.symbol, as_of });
    return { as_of, rows: issues.map(toRight) };
  },
});
