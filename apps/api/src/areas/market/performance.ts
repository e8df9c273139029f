import type { QueryOf, ReplyOf, marketContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, paisa, stockSymbol, percentageChange } from '@chuli/kernel';
import { INDICES, type MarketIndex } from '@chuli/market';
import {
  type Company,
  firstTradingDays,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import { type Series, indexSeries, stockSeries } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { comparedRows } from './compared-changes.ts';
import { ratioOf, rupeesOrNull } from '../../figures/figures.ts';
import { adjustedSeries } from '../../figures/joined-series.ts';
import { type Anchors, anchorsOf, earliestBase, performanceOf, seriesRange } from './performance-figures.ts';
import { usualFigures } from '../../figures/usual-figures.ts';

type PerformanceAsked = Asked<QueryOf<typeof marketContracts.performance>>;
type PerformanceReply = ReplyOf<typeof marketContracts.performance>;
type PerformanceRow = PerformanceReply['rows'][number];

/** What changed hands in the as-of session against the 20 before; an index has no turnover of its own here. */
const tradedFigures = ({ points }: Series<StockSymbol>, anchors: Anchors, first: TradingDate | undefined) => {
  const last = points.at(-1);
  const traded = last !== undefined && last.traded_on === anchors.as_of ? last : null;
  const usual = usualFigures(points, { before: anchors.before, first });
  const volume = traded?.volume ?? 0;
  const amount = rupeesOrNull(traded === null ? paisa(0) : traded.amount);
  return {
    volume,
    amount,
    ...usual,
    volume_ratio_20: ratioOf(volume, usual.average_volume_20),
    amount_ratio_20: ratioOf(amount, usual.average_amount_20),
  };
};

const NOT_TRADED = {
  volume: null,
  amount: null,
  average_volume_20: null,
  average_amount_20: null,
  volume_ratio_20: null,
  amount_ratio_20: null,
} as const;

const stockRow = (
  { symbol, name, sector_id, instrument }: Company,
  series: Series<StockSymbol>,
  { anchors, first }: { anchors: Anchors; first: TradingDate | undefined },
): PerformanceRow[] => {
  const figures = performanceOf(series.points, anchors, first);
  const last = series.points.at(-1);
  if (figures === null || last === undefined) return [];
  return [
    {
      symbol,
      name,
      sector_id,
      instrument,
      ...figures,
      change_1: last.traded_on === anchors.as_of ? percentageChange(last.close, series.base) : null,
      ...tradedFigures(series, anchors, first),
    },
  ];
};

const indexRow = (
  { symbol, name, sectorId }: MarketIndex,
  series: Series<number>,
  anchors: Anchors,
): PerformanceRow[] => {
  const figures = performanceOf(series.points, anchors);
  if (figures === null) return [];
  return [
    {
      symbol: stockSymbol(symbol),
      name,
      sector_id: sectorId,
      instrument: null,
      ...figures,
      ...NOT_TRADED,
    },
  ];
};

const indexRows = (series: readonly Series<number>[], anchors: Anchors): PerformanceRow[] => {
  const byId = new Map(series.map((one) => [one.key, one]));
  return INDICES.flatMap((described) => {
    const own = byId.get(described.id);
    return own === undefined ? [] : indexRow(described, own, anchors);
  });
};

const stockPerformance = async (asked: PerformanceAsked): Promise<PerformanceReply> => {
  const { tape, reference, clock, query } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const held = upTo(daily, as_of);
  const range = seriesRange(as_of);
  const { against } = query;
  const [companies, renames, adjustments, series, firsts, indices] = await Promise.all([
    listCompanies(reference, { as_of }),
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: earliestBase(as_of), as_of }),
    stockSeries(tape, range),
    firstTradingDays(reference, as_of),
    against === undefined ? [] : indexSeries(tape, range),
  ]);
  const anchors = anchorsOf(held, as_of);
  const bySymbol = adjustedSeries(series, { renames, adjustments, sessions: held });
  const rows = companies.flatMap((company) => {
    const own = bySymbol.get(company.symbol);
    return own === undefined ? [] : stockRow(company, own, { anchors, first: firsts.get(company.symbol) });
  });
  if (against === undefined) return { as_of, rows };
  return { as_of, rows: comparedRows(rows, indexRows(indices, anchors), { against, as_of }) };
};

const indexPerformance = async ({
  tape,
  clock,
  sessions,
  query,
}: PerformanceAsked): Promise<PerformanceReply> => {
  const { index } = await sessions();
  const as_of = latest(index, query.as_of, clock);
  const anchors = anchorsOf(upTo(index, as_of), as_of);
  const rows = indexRows(await indexSeries(tape, seriesRange(as_of)), anchors);
  const { against } = query;
  if (against === undefined) return { as_of, rows };
  return { as_of, rows: comparedRows(rows, against === 'nepse' ? rows : [], { against, as_of }) };
};

export const performance = (asked: PerformanceAsked): Promise<PerformanceReply> =>
  asked.query.type === 'index' ? indexPerformance(asked) : stockPerformance(asked);
