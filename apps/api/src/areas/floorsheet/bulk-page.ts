import type { QueryOf, ReplyOf, bulkContracts } from '@chuli/contracts';
import { type Paisa, type StockSymbol, fromRupees, paisa, percentOf, toRupees } from '@chuli/kernel';
import { type Company, listCompanies } from '@chuli/registry/reference';
import {
  type OrderFilters,
  type OrderPage,
  type OrderSort,
  orderPage,
  stockTurnovers,
  usualVolumes,
} from '@chuli/tape/floorsheet';
import { sum } from '../../figures/figures.ts';
import { holds } from '../../http/access.ts';
import type { Asked } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { type BulkRange, headOf } from './bulk-range.ts';
import { type Told, bulkRow } from './bulk-rows.ts';

const USUAL_SESSIONS = 20;

type Size = Pick<
  QueryOf<typeof bulkContracts.history>,
  'amount_from' | 'volume_from' | 'float_from' | 'unit'
>;
export type Chosen = {
  readonly symbol?: StockSymbol | undefined;
  /** Of a list of stocks, or of a sector. */
  readonly symbols?: readonly StockSymbol[] | undefined;
  readonly sector_id?: number | undefined;
  readonly side?: 'buy' | 'sell' | undefined;
  readonly broker?: OrderFilters['broker'];
  readonly players?: OrderFilters['players'];
};

export type Question = Asked<Size & { as_of?: BulkRange['as_of'] | undefined }>;

/** What is known of the stocks of a question. */
export type Stocks = Told & { readonly filters: OrderFilters };

/** Shares that an order must have for its stock, where a share of the usual volume or of the float is asked for. */
const leastShares = (
  { volume_from, float_from }: Size,
  volumes: ReadonlyMap<StockSymbol, number>,
  companies: ReadonlyMap<StockSymbol, Company>,
): Map<StockSymbol, number> | undefined => {
  if (volume_from === undefined && float_from === undefined) return undefined;
  const least = new Map<StockSymbol, number>();
  for (const [symbol, { public_shares }] of companies) {
    const volume = volumes.get(symbol);
    const bounds = [
      ...(volume_from === undefined ? [] : [volume === undefined ? null : (volume * volume_from) / 100]),
      ...(float_from === undefined
        ? []
        : [public_shares === null ? null : (public_shares * float_from) / 100]),
    ];
    const known = bounds.filter((bound) => bound !== null);
    if (known.length === bounds.length) least.set(symbol, Math.max(...known));
  }
  return least;
};

/** Of a sector those that it had on the day; 0 is all of them. */
const symbolsOf = (companies: ReadonlyMap<StockSymbol, Company>, sector_id: number | undefined) =>
  sector_id === undefined || sector_id === 0
    ? undefined
    : [...companies.values()]
        .filter((company) => company.sector_id === sector_id)
        .map(({ symbol }) => symbol);

export const stocksOf = async (
  { tape, reference, sessions, caller, query }: Question,
  range: BulkRange,
  { sector_id, ...chosen }: Chosen,
): Promise<Stocks> => {
  const before = upTo((await sessions()).exchange, range.to_date).slice(-USUAL_SESSIONS);
  const [listed, volumes] = await Promise.all([
    listCompanies(reference, { as_of: range.to_date }),
    usualVolumes(tape, before),
  ]);
  const companies = new Map(listed.map((company) => [company.symbol, company]));
  return {
    companies,
    volumes,
    hasSides: holds(caller, 'flow-plus', query),
    filters: {
      ...chosen,
      from: range.from_date,
      to: range.to_date,
      symbols: chosen.symbols ?? symbolsOf(companies, sector_id),
      amount_from: fromRupees(query.amount_from),
      least: leastShares(query, volumes, companies),
      unit: query.unit,
    },
  };
};

const NO_ORDERS: OrderPage = { total: 0, quantity: 0, amount: paisa(0), rows: [] };

export type Paged = { readonly page: number; readonly page_size: number };

/** The largest order of these sessions of whatever size, where none is as large as was asked. */
const largestOf = async ({ tape }: Question, { filters }: Stocks, { total }: OrderPage) => {
  if (total > 0) return null;
  const any = { from: filters.from, to: filters.to, symbol: filters.symbol, symbols: filters.symbols };
  const { rows } = await orderPage(tape, {
    ...any,
    unit: filters.unit,
    amount_from: paisa(0),
    sort: '-amount',
    page: 1,
    page_size: 1,
  });
  return rows[0] === undefined ? null : { symbol: rows[0].symbol, amount: toRupees(rows[0].amount) };
};

const turnoverOf = (
  turnovers: ReadonlyMap<StockSymbol, Paisa>,
  { symbol, symbols }: Pick<OrderFilters, 'symbol' | 'symbols'>,
): number => {
  if (symbol !== undefined) return turnovers.get(symbol) ?? 0;
  return sum((symbols ?? [...turnovers.keys()]).map((one) => turnovers.get(one) ?? 0));
};

type PageReply = ReplyOf<typeof bulkContracts.market>;
type Whole = { readonly reply: PageReply; readonly page: OrderPage; readonly stocks: Stocks };

/** A page of orders with what every such answer tells. */
export const pageOf = async (
  asked: Question,
  range: BulkRange,
  chosen: Chosen,
  { sort, page, page_size }: Paged & { sort: OrderSort },
): Promise<Whole> => {
  const stocks = await stocksOf(asked, range, chosen);
  const isKnown = range.sessions.length > 0;
  const [head, found, turnovers] = await Promise.all([
    headOf(asked, range, chosen.symbol ?? null),
    isKnown ? orderPage(asked.tape, { ...stocks.filters, sort, page, page_size }) : NO_ORDERS,
    isKnown ? stockTurnovers(asked.tape, stocks.filters) : new Map<StockSymbol, Paisa>(),
  ]);
  const reply = {
    ...head,
    page,
    page_size,
    total: found.total,
    totals: {
      events: found.total,
      quantity: found.quantity,
      amount: toRupees(found.amount),
      turnover_percent: percentOf(found.amount, turnoverOf(turnovers, stocks.filters)),
    },
    largest: isKnown ? await largestOf(asked, stocks, found) : null,
    rows: found.rows.map((row) => bulkRow(row, stocks)),
  };
  return { reply, page: found, stocks };
};
