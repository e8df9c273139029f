import { type QueryOf, type ReplyOf, rangeContracts } from '@chuli/contracts';
import {
  AppError,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addYears,
  fromRupees,
  stockSymbol,
} from '@chuli/kernel';
import { INDICES, SECTORS, joinRenamed, presentTickers } from '@chuli/market';
import {
  type Company,
  companyOn,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import { type Series, indexSeries, marketTotals, rangeEras } from '@chuli/tape/market';
import { latestBars } from '@chuli/tape/stock';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { latest, upTo } from '../../sessions.ts';
import { type Price, capWeighted, indexRange, stockRange, sumKnown } from './range-figures.ts';

type RangeAsked = Asked<QueryOf<typeof rangeContracts.marketRange>>;
type RangeReply = ReplyOf<typeof rangeContracts.marketRange>;
type StockRow = RangeReply['stocks'][number];
type SectorRow = RangeReply['sectors'][number];

type Ends = Pick<RangeReply, 'as_of' | 'from_date' | 'to_date' | 'open_from' | 'base_on' | 'end_on'> & {
  /** After the base, up to the end. */
  sessions: readonly TradingDate[];
};

const later = (one: TradingDate, other: TradingDate | null): TradingDate =>
  other !== null && other > one ? other : one;

const endsOf = async (asked: RangeAsked): Promise<Ends> => {
  const { query, clock } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const to_date = query.to_date !== undefined && query.to_date < as_of ? query.to_date : as_of;
  const held = upTo(daily, to_date);
  const end_on = held.at(-1);
  if (end_on === undefined) throw new AppError('market.no-session', { as_of: to_date });
  const open_from = openFrom(asked);
  const wanted = query.from_date ?? held.at(-Math.min(query.days + 1, held.length)) ?? end_on;
  const from_date = later(wanted, open_from);
  if (from_date > to_date) throw new AppError('input.invalid-range', { from: from_date, to: to_date });
  const base_on = upTo(daily, from_date).at(-1) ?? null;
  const sessions = held.filter((day) => base_on === null || day > base_on);
  return { as_of, from_date, to_date, open_from, base_on, end_on, sessions };
};

const byPresent = <Row extends { symbol: StockSymbol }>(rows: readonly Row[]): Map<StockSymbol, Row[]> =>
  Map.groupBy(rows, ({ symbol }) => symbol);

const stockRows = async (
  { tape, reference }: RangeAsked,
  { as_of, base_on, sessions }: Ends,
  companies: readonly Company[],
): Promise<StockRow[]> => {
  const earliest = base_on === null ? as_of : addYears(base_on, -1);
  const [renames, adjustments] = await Promise.all([
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: earliest, as_of }),
  ]);
  const breaks = [
    ...adjustments.map(({ symbol, ex_on: on }) => ({ symbol, on })),
    ...renames.flatMap(({ old_symbol, new_symbol, renamed_on: on }) => [
      { symbol: old_symbol, on },
      { symbol: new_symbol, on },
    ]),
  ];
  const [eras, bases] = await Promise.all([
    rangeEras(tape, { sessions, breaks }),
    base_on === null ? [] : latestBars(tape, { as_of: base_on, since: earliest }),
  ]);
  const joinedEras = joinRenamed(byPresent(eras), renames);
  const joinedBases = joinRenamed<Price>(byPresent(bases), renames);
  const present = presentTickers(renames);
  const factors = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  return companies.flatMap(({ symbol, name, sector_id, instrument }) => {
    const figures = stockRange(joinedEras.get(symbol) ?? [], joinedBases.get(symbol)?.at(-1), {
      base_on,
      adjustments: factors.get(symbol) ?? [],
    });
    return figures === null ? [] : [{ symbol, name, sector_id, instrument, ...figures }];
  });
};

const NO_FIGURES = {
  base: null,
  last: null,
  percentage_change: null,
  high: null,
  low: null,
  why: 'needs-history',
} as const;

/** What was traded in a sector, and its index; where that had no value yet, its companies by what they were worth. */
const sectorRow = (
  { id, name, indexId }: (typeof SECTORS)[number],
  stocks: readonly StockRow[],
  { ends, series, shares }: Told,
): SectorRow => {
  const own = stocks.filter(({ sector_id }) => sector_id === id);
  const traded = {
    amount: rupeesOrNull(
      sumKnown(own.map(({ amount }) => (amount === null ? null : fromRupees(amount)))) as Paisa | null,
    ),
    volume: sum(own.map(({ volume }) => volume ?? 0)),
    trades: sumKnown(own.map(({ trades }) => trades)),
    sessions_traded: Math.max(0, ...own.map(({ sessions_traded }) => sessions_traded)),
  };
  const index = indexRange(series.get(indexId) ?? [], ends);
  if (index !== null && index.percentage_change !== null)
    return { id, name, ...index, ...traded, is_derived: false };
  const change = capWeighted(
    own.map(({ symbol, base, last }) => ({ base, last, listed_shares: shares.get(symbol) ?? null })),
  );
  return {
    id,
    name,
    ...NO_FIGURES,
    ...traded,
    percentage_change: change,
    why: change === null ? 'needs-history' : null,
    is_derived: change !== null,
  };
};

type Told = {
  readonly ends: Ends;
  readonly series: ReadonlyMap<number, Series<number>['points']>;
  readonly shares: ReadonlyMap<StockSymbol, number | null>;
};

const indexRows = ({ ends, series }: Told): RangeReply['indices'] =>
  INDICES.flatMap(({ id, symbol, name }) => {
    const figures = indexRange(series.get(id) ?? [], ends);
    if (figures === null) return [];
    return [{ id, symbol: stockSymbol(symbol), name, ...figures, amount: null, volume: null, trades: null }];
  });

/** Ordinary shares alone: what a sector is worth is what its companies are. */
const sharesOf = (companies: readonly Company[]): Told['shares'] =>
  new Map(
    companies
      .filter(({ instrument, status }) => instrument === 'Equity' && status === 'Active')
      .map(({ symbol, listed_shares }) => [symbol, listed_shares]),
  );

const totalOf = async (
  { tape }: RangeAsked,
  sessions: readonly TradingDate[],
): Promise<RangeReply['total']> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined) return { amount: null, volume: 0, trades: null };
  const held = new Set(sessions);
  const days = (await marketTotals(tape, { from, to })).filter(({ traded_on }) => held.has(traded_on));
  return {
    amount: rupeesOrNull(sumKnown(days.map(({ amount }) => amount)) as Paisa | null),
    volume: sum(days.map(({ volume }) => volume)),
    trades: sumKnown(days.map(({ trades }) => trades)),
  };
};

/** Every stock, sector and index from the last price before a range to the last in it. */
const marketRange = async (asked: RangeAsked): Promise<RangeReply> => {
  const { tape, reference, clock } = asked;
  const ends = await endsOf(asked);
  const { sessions, ...said } = ends;
  const isRewound = ends.as_of < latest((await asked.sessions()).daily, undefined, clock);
  const companies = await listCompanies(reference, { as_of: ends.as_of });
  const first = ends.base_on ?? ends.from_date;
  const [stocks, indices, total] = await Promise.all([
    stockRows(asked, ends, companies),
    indexSeries(tape, { from: addYears(first, -1), to: ends.end_on }),
    totalOf(asked, sessions),
  ]);
  const described = isRewound ? companies.map((company) => companyOn(company, ends.as_of)) : companies;
  const told: Told = {
    ends,
    series: new Map(indices.map(({ key, points }) => [key, points])),
    shares: sharesOf(described),
  };
  return {
    ...said,
    sessions: sessions.length,
    total,
    stocks,
    sectors: SECTORS.map((sector) => sectorRow(sector, stocks, told)),
    indices: indexRows(told),
  };
};

export const rangeEndpoints = implement(rangeContracts, { marketRange });
