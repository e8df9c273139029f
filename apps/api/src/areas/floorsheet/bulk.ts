import { bulkContracts } from '@chuli/contracts';
import { type StockSymbol, toRupees } from '@chuli/kernel';
import { orderSums, partsOfOrders, stockTurnovers } from '@chuli/tape/floorsheet';
import { implement } from '../../http/implement.ts';
import { bulkHistory } from './bulk-history.ts';
import { type Chosen, type Paged, type Question, pageOf, stocksOf } from './bulk-page.ts';
import { type BulkRange, bulkDates, bulkDay, bulkDays, headOf, knownSessions } from './bulk-range.ts';
import { contractRow } from './bulk-rows.ts';
import { ordersFollowed } from './orders-followed.ts';
import { sectorSums, sessionSums, stockSums } from './bulk-sums.ts';

const ORDINARY = 'Equity';

const byStock = async (asked: Question, range: BulkRange, chosen: Chosen) => {
  const stocks = await stocksOf(asked, range, chosen);
  const rows = range.sessions.length === 0 ? [] : await orderSums(asked.tape, stocks.filters, 'stock');
  return { stocks, rows };
};

const bySession = async (asked: Question, range: BulkRange, chosen: Chosen) => {
  if (range.sessions.length === 0) return [];
  const { filters, hasSides } = await stocksOf(asked, range, chosen);
  const rows = await orderSums(asked.tape, filters, 'session');
  return rows.map((row) => sessionSums(row, hasSides)).sort((one, other) => (one.date < other.date ? -1 : 1));
};

const cut = <Row>(rows: readonly Row[], { page, page_size }: Paged): Row[] =>
  rows.slice((page - 1) * page_size, page * page_size);

/** Sums by stock, a page of them. */
const stockPage = async (asked: Question & { query: Paged }, range: BulkRange, chosen: Chosen) => {
  const { query } = asked;
  const [head, { stocks, rows }] = await Promise.all([headOf(asked, range), byStock(asked, range, chosen)]);
  return {
    ...head,
    page: query.page,
    page_size: query.page_size,
    total: rows.length,
    rows: cut(rows, query).map((row) => stockSums(row, stocks)),
  };
};

/** A whole page of stocks beside a page of orders. */
const MOST_STOCKS = 500;

export const bulkEndpoints = implement(bulkContracts, {
  ofStockDay: async (asked) => {
    const { symbol, date } = asked.query;
    const range = await bulkDay(asked, asked.query);
    const { reply, page } = await pageOf(asked, range, { symbol }, { ...asked.query, sort: 'time' });
    const orders = page.rows.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]));
    const parts = await partsOfOrders(asked.tape, { symbol, date, orders });
    return {
      ...reply,
      parts: [...parts].map(([event_id, contracts]) => ({
        event_id,
        contracts: contracts.map(({ contract_id, buyer, seller, quantity, rate, amount }) => ({
          contract_id,
          buyer,
          seller,
          quantity,
          rate: toRupees(rate),
          amount: toRupees(amount),
        })),
      })),
    };
  },
  ofStock: async (asked) => {
    const { symbol } = asked.query;
    const range = await knownSessions(asked, asked.query);
    const [{ reply }, by_session] = await Promise.all([
      pageOf(asked, range, { symbol }, { ...asked.query, sort: '-time' }),
      bySession(asked, range, { symbol }),
    ]);
    return { ...reply, by_session };
  },
  afterOrders: async (asked) => {
    const { symbol } = asked.query;
    const range = await knownSessions(asked, asked.query);
    const sums = await bySession(asked, range, { symbol });
    return {
      as_of: range.as_of,
      symbol,
      sessions: range.sessions.length,
      ...(await ordersFollowed(asked, asked.query, range, sums)),
    };
  },
  contracts: async (asked) => {
    const question = { ...asked, query: { ...asked.query, unit: 'contract' as const } };
    const range = await bulkDay(asked, asked.query);
    const { reply, page, stocks } = await pageOf(question, range, asked.query, asked.query);
    return {
      ...reply,
      rows: page.rows.map((row) => contractRow(row, stocks)),
    };
  },
  market: async (asked) => {
    const range = await bulkDay(asked, asked.query);
    return (await pageOf(asked, range, asked.query, asked.query)).reply;
  },
  marketSides: async (asked) => {
    const range = await bulkDay(asked, asked.query);
    const [{ reply }, { stocks, rows }] = await Promise.all([
      pageOf(asked, range, asked.query, asked.query),
      byStock(asked, range, asked.query),
    ]);
    return { ...reply, stocks: rows.slice(0, MOST_STOCKS).map((row) => stockSums(row, stocks)) };
  },
  history: bulkHistory,
  sectorSums: async (asked) => {
    const range = await bulkDates(asked, asked.query);
    const [head, { stocks, rows }, turnovers] = await Promise.all([
      headOf(asked, range),
      byStock(asked, range, {}),
      stockTurnovers(asked.tape, { from: range.from_date, to: range.to_date }),
    ]);
    const isAsked = (symbol: StockSymbol): boolean =>
      asked.query.all || stocks.companies.get(symbol)?.instrument === ORDINARY;
    return {
      ...head,
      rows: sectorSums(
        rows.filter(({ symbol }) => isAsked(symbol)),
        new Map([...turnovers].filter(([symbol]) => isAsked(symbol))),
        stocks,
      ),
    };
  },
  stockSums: async (asked) => {
    const range = await bulkDates(asked, asked.query);
    return stockPage(asked, range, { sector_id: asked.query.sector_id });
  },
  sessions: async (asked) => {
    const range = await knownSessions(asked, asked.query);
    const { symbol, sector_id } = asked.query;
    const [head, rows] = await Promise.all([
      headOf(asked, range, symbol ?? null),
      bySession(asked, range, { symbol, sector_id }),
    ]);
    return { ...head, rows };
  },
  stocksOverDays: async (asked) => {
    const { days, as_of, symbol, sector_id } = asked.query;
    return stockPage(asked, await bulkDays(asked, days, as_of), { symbol, sector_id });
  },
});
