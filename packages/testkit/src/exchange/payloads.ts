import type { StockSymbol } from '@chuli/kernel';
import { type ExchangeBook, type ExchangeDay, type ExchangeTrade, printTime, rupees } from './day.ts';

export type Row = Readonly<Record<string, unknown>>;

const FIRST_SECURITY_ID = 101;

const sum = (trades: readonly ExchangeTrade[], of: (trade: ExchangeTrade) => number): number =>
  trades.reduce((total, trade) => total + of(trade), 0);

/** What the exchange would answer at one moment of a day, in its own words. */
export class Payloads {
  readonly #day: ExchangeDay;
  readonly #symbols: readonly StockSymbol[];
  readonly #ids: ReadonlyMap<StockSymbol, number>;

  constructor(day: ExchangeDay) {
    this.#day = day;
    this.#symbols = [...new Set(day.trades.map(({ symbol }) => symbol))].sort();
    this.#ids = new Map(this.#symbols.map((symbol, place) => [symbol, FIRST_SECURITY_ID + place]));
  }

  marketOpen(now: number): Row {
    const word = this.#day.words.findLast(({ at }) => at <= now);
    const asOf = printTime(this.#newest(now) * 1_000).slice(0, 19);
    return { isOpen: word?.word ?? 'CLOSE', asOf, id: 80 };
  }

  indices(now: number): Row[] {
    const values = new Map(
      this.#day.indices.filter(({ at }) => at <= now).map(({ indexId, value }) => [indexId, value]),
    );
    const generatedTime = printTime(this.#newest(now) * 1_000).slice(0, 23);
    return [...values].map(([id, value]) => ({
      id,
      auditId: null,
      index: `Index ${id}`,
      close: 1_000,
      currentValue: rupees(value),
      generatedTime,
    }));
  }

  summary(now: number): Row[] {
    const trades = this.#tradesBy(now);
    return [
      { detail: 'Total Turnover Rs:', value: rupees(sum(trades, ({ amount }) => amount)) },
      { detail: 'Total Traded Shares', value: sum(trades, ({ quantity }) => quantity) },
      { detail: 'Total Transactions', value: trades.length },
      { detail: 'Total Scrips Traded', value: new Set(trades.map(({ symbol }) => symbol)).size },
    ];
  }

  trades(now: number, isAscending: boolean): { rows: Row[]; quantity: number; amount: number } {
    const direction = isAscending ? 1 : -1;
    const trades = this.#tradesBy(now).sort((a, b) => (a.contractId < b.contractId ? -1 : 1) * direction);
    return {
      rows: trades.map((trade) => this.#tradeRow(trade, now < this.#day.closedAt)),
      quantity: sum(trades, ({ quantity }) => quantity),
      amount: rupees(sum(trades, ({ amount }) => amount)),
    };
  }

  prices(now: number): Row[] {
    const { date, closedAt, closes } = this.#day;
    return [...Map.groupBy(this.#tradesBy(now), ({ symbol }) => symbol)].map(([symbol, trades]) => ({
      businessDate: date,
      securityId: this.#ids.get(symbol),
      symbol,
      closePrice: now < closedAt ? null : rupees(closes.get(symbol) ?? 0),
      lastUpdatedPrice: rupees(trades.at(-1)?.rate ?? 0),
      totalTradedQuantity: sum(trades, ({ quantity }) => quantity),
      totalTrades: trades.length,
    }));
  }

  book(now: number, securityId: number): Row | null {
    const symbol = this.#symbols[securityId - FIRST_SECURITY_ID];
    if (symbol === undefined) return null;
    const book = this.#day.books.findLast((row) => row.symbol === symbol && row.at <= now);
    return {
      totalBuyQty: book?.totalBid ?? 0,
      totalSellQty: book?.totalAsk ?? 0,
      marketDepth: {
        buyMarketDepthList: levelRows(book?.bids ?? [], securityId, 1),
        sellMarketDepthList: levelRows(book?.asks ?? [], securityId, 2),
      },
    };
  }

  /** Nothing is generated after the close. */
  #newest(now: number): number {
    return Math.min(now, this.#day.closedAt);
  }

  #tradesBy(now: number): ExchangeTrade[] {
    return this.#day.trades.filter(({ at }) => at <= now * 1_000);
  }

  #tradeRow(trade: ExchangeTrade, isMasked: boolean): Row {
    return {
      contractId: Number(trade.contractId),
      stockSymbol: trade.symbol,
      buyerMemberId: isMasked ? null : trade.buyer,
      sellerMemberId: isMasked ? null : trade.seller,
      contractQuantity: trade.quantity,
      contractRate: rupees(trade.rate),
      contractAmount: rupees(trade.amount),
      businessDate: this.#day.date,
      tradeBookId: Number(trade.contractId.slice(8)),
      stockId: this.#ids.get(trade.symbol),
      buyerBrokerName: isMasked ? null : `Member ${trade.buyer}`,
      sellerBrokerName: isMasked ? null : `Member ${trade.seller}`,
      tradeTime: printTime(trade.at),
      securityName: `${trade.symbol} Limited`,
    };
  }
}

const levelRows = (levels: ExchangeBook['bids'], stockId: number, isBuy: 1 | 2): Row[] =>
  levels.map(({ rate, quantity, orders }) => ({
    stockId,
    orderBookOrderPrice: rupees(rate),
    quantity,
    orderCount: orders,
    isBuy,
  }));

/** The envelope around one page of a list. */
export const pageOf = (rows: readonly Row[], page: number, size: number): Row => {
  const content = rows.slice(page * size, (page + 1) * size);
  const totalPages = Math.ceil(rows.length / size);
  return {
    content,
    totalPages,
    totalElements: rows.length,
    number: page,
    size,
    first: page === 0,
    last: page >= totalPages - 1,
    numberOfElements: content.length,
    empty: content.length === 0,
  };
};
