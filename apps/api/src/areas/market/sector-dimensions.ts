import type { ParamsOf, QueryOf, ReplyOf, sectorContracts } from '@chuli/contracts';
import { type StockSymbol, addYears, dayNumber, halfAway } from '@chuli/kernel';
import { NEPSE_ID, NEPSE_SECTOR_ID, presentTickers, weeksOverTo } from '@chuli/market';
import { listRenames } from '@chuli/registry/reference';
import { indexBars } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { DIMENSIONS, type Dimension, type LeftOut, type Measured } from './dimensions.ts';
import { performance } from './performance.ts';
import { quantileOf } from './quantiles.ts';
import { readShares } from './read-shares.ts';
import { isOfSector } from './sector-members.ts';
import { sectorValues } from './sector-values.ts';
import { beta52, sessionsAYear, volatility60, weeklyCloses } from './share-risk.ts';

type Contract = typeof sectorContracts.sectorDimensions;
type DimensionsReply = ReplyOf<Contract>;
type DimensionsAsked = Asked<QueryOf<Contract>, undefined, ParamsOf<Contract>>;

/** With fewer a spread is the list of them. */
const FEWEST = 4;
/** A year of sessions and the weeks before it. */
const READ_SESSIONS = 270;
const DECIMALS = 4;

/** Every stock of all sectors with its figures. */
const measure = async (asked: DimensionsAsked) => {
  const { tape, reference, query } = asked;
  const { as_of, sessions, values } = await sectorValues(asked);
  const last = sessions.length - 1;
  const [shares, moved, nepse, renames] = await Promise.all([
    readShares(asked, {
      symbols: values.map(({ company }) => company.symbol),
      sessions,
      first: last - READ_SESSIONS,
    }),
    performance({ ...asked, params: undefined, query: { type: 'stock', as_of: query.as_of } }),
    indexBars(tape, { index_id: NEPSE_ID, from: addYears(as_of, -2), to: as_of }),
    listRenames(reference, as_of),
  ]);
  const over = weeksOverTo(as_of);
  const market = weeklyCloses(
    nepse.map(({ traded_on, close }) => ({ day: dayNumber(traded_on), close })),
    over,
  );
  const present = presentTickers(renames);
  const rowOf = new Map(moved.rows.map((row) => [row.symbol, row]));
  const year = sessionsAYear(sessions);
  const stocks = values.map((company): Measured => {
    const { symbol } = company.company;
    const bars = shares.get(present.get(symbol) ?? symbol) ?? [];
    return {
      company,
      moved: rowOf.get(symbol),
      volatility: volatility60(bars, { last, year }),
      beta: beta52(weeklyCloses(bars, over), market),
    };
  });
  return { as_of, stocks };
};

type Told = { readonly symbol: StockSymbol; readonly value: number };

const toldOf = ({ of }: Dimension, stocks: readonly Measured[]): Told[] =>
  stocks
    .flatMap((stock) => {
      const value = of(stock);
      return value === null ? [] : [{ symbol: stock.company.company.symbol, value }];
    })
    .toSorted((a, b) => a.value - b.value);

const leftOut = (
  { of, why }: Dimension,
  stocks: readonly Measured[],
): DimensionsReply['rows'][number]['left_out'] => {
  const counts: Partial<Record<LeftOut, number>> = {};
  for (const stock of stocks) {
    if (of(stock) !== null) continue;
    const reason = why(stock);
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
};

const rowOf = (
  dimension: Dimension,
  own: readonly Measured[],
  market: readonly Measured[],
): DimensionsReply['rows'][number] => {
  const told = toldOf(dimension, own);
  const values = told.map(({ value }) => value);
  const all = toldOf(dimension, market).map(({ value }) => value);
  const at = (sorted: readonly number[], share: number): number | null => {
    const value = sorted.length < FEWEST ? null : quantileOf(sorted, share);
    return value === null ? null : halfAway(value, DECIMALS);
  };
  return {
    dimension: dimension.id,
    group: dimension.group,
    unit: dimension.unit,
    known: told.length,
    left_out: leftOut(dimension, own),
    lowest: at(values, 0),
    p10: at(values, 0.1),
    p25: at(values, 0.25),
    median: at(values, 0.5),
    p75: at(values, 0.75),
    p90: at(values, 0.9),
    highest: at(values, 1),
    market_median: at(all, 0.5),
    first: told.at(-1)?.symbol ?? null,
    last: told[0]?.symbol ?? null,
  };
};

/** How wide a sector is: the spread of every measure over its stocks. */
export const sectorDimensions = async (asked: DimensionsAsked): Promise<DimensionsReply> => {
  const { as_of, stocks } = await measure(asked);
  const { id } = asked.params;
  const own = stocks.filter(({ company: { company } }) => isOfSector(company, id));
  const market = stocks.filter(({ company: { company } }) => isOfSector(company, NEPSE_SECTOR_ID));
  const shown = DIMENSIONS.filter(({ sectors }) => sectors === undefined || sectors.includes(id));
  return { as_of, id, rows: shown.map((dimension) => rowOf(dimension, own, market)) };
};
