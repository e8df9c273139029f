import { AppError, type BrokerId, type StockSymbol, paisa } from '@chuli/kernel';
import { Column } from './column.ts';
import { ContractSet } from './contract-set.ts';
import type { TradeEvent } from './event.ts';
import { Names } from './names.ts';

const doubles = (rows: number): Float64Array => new Float64Array(rows);
const words = (rows: number): Uint32Array => new Uint32Array(rows);
const halves = (rows: number): Uint16Array => new Uint16Array(rows);
const bytes = (rows: number): Uint8Array => new Uint8Array(rows);

/** The trades of a day as they are kept and restored, one array a figure, in the order of arrival. */
export type TradeColumns = {
  readonly contract: Float64Array;
  /** NaN where the time is not known. */
  readonly at: Float64Array;
  readonly amount: Float64Array;
  readonly quantity: Uint32Array;
  readonly rate: Uint32Array;
  readonly symbol: Uint16Array;
  readonly buyer: Uint16Array;
  readonly seller: Uint16Array;
  readonly isReversed: Uint8Array;
  readonly symbols: readonly (StockSymbol | '')[];
  readonly brokers: readonly (BrokerId | '')[];
};

/** Every trade of the day, 43 bytes each, found by contract and walked by symbol. */
export class TradeStore {
  readonly contract = new Column(doubles);
  readonly at = new Column(doubles);
  readonly amount = new Column(doubles);
  readonly quantity = new Column(words);
  readonly rate = new Column(words);
  readonly symbol = new Column(halves);
  readonly buyer = new Column(halves);
  readonly seller = new Column(halves);
  readonly isReversed = new Column(bytes);
  /** The row of the same symbol that arrived before, plus one; zero at the first. */
  readonly #before = new Column(words);
  readonly #newest: number[] = [];
  readonly #contracts = new ContractSet((row) => this.contract.get(row));
  readonly symbols = new Names<StockSymbol>();
  readonly brokers = new Names<BrokerId>();
  #rows = 0;

  get rows(): number {
    return this.#rows;
  }

  /** The row of a contract, or -1. */
  find(contract: number): number {
    return this.#contracts.find(contract);
  }

  add(trade: TradeEvent, contract: number): number {
    const row = this.#rows;
    const symbol = this.symbols.idOf(trade.symbol);
    this.contract.set(row, contract);
    this.at.set(row, trade.at ?? Number.NaN);
    this.amount.set(row, trade.amount);
    this.quantity.set(row, trade.quantity);
    this.rate.set(row, trade.rate);
    this.symbol.set(row, symbol);
    this.buyer.set(row, this.brokers.idOf(trade.buyer));
    this.seller.set(row, this.brokers.idOf(trade.seller));
    this.isReversed.set(row, 0);
    this.#link(row, symbol, contract);
    return row;
  }

  /** The rows of a symbol, the latest arrival first, reversed ones included. */
  *rowsOf(symbol: StockSymbol): Generator<number> {
    let row = this.#newest[this.symbols.find(symbol) ?? 0] ?? 0;
    for (; row > 0; row = this.#before.get(row - 1)) yield row - 1;
  }

  timeOf(row: number): number | null {
    const at = this.at.get(row);
    return Number.isNaN(at) ? null : at;
  }

  tradeAt(row: number): TradeEvent {
    const symbol = this.symbols.textOf(this.symbol.get(row));
    if (symbol === '') throw new AppError('data.inconsistent', { row });
    return {
      kind: 'trade',
      contractId: String(this.contract.get(row)),
      symbol,
      quantity: this.quantity.get(row),
      rate: paisa(this.rate.get(row)),
      amount: paisa(this.amount.get(row)),
      at: this.timeOf(row),
      buyer: this.brokers.textOf(this.buyer.get(row)),
      seller: this.brokers.textOf(this.seller.get(row)),
    };
  }

  columns(): TradeColumns {
    const rows = this.#rows;
    return {
      contract: this.contract.copy(rows),
      at: this.at.copy(rows),
      amount: this.amount.copy(rows),
      quantity: this.quantity.copy(rows),
      rate: this.rate.copy(rows),
      symbol: this.symbol.copy(rows),
      buyer: this.buyer.copy(rows),
      seller: this.seller.copy(rows),
      isReversed: this.isReversed.copy(rows),
      symbols: this.symbols.list(),
      brokers: this.brokers.list(),
    };
  }

  load(columns: TradeColumns): void {
    for (const symbol of columns.symbols) this.symbols.idOf(symbol);
    for (const broker of columns.brokers) this.brokers.idOf(broker);
    this.contract.load(columns.contract);
    this.at.load(columns.at);
    this.amount.load(columns.amount);
    this.quantity.load(columns.quantity);
    this.rate.load(columns.rate);
    this.symbol.load(columns.symbol);
    this.buyer.load(columns.buyer);
    this.seller.load(columns.seller);
    this.isReversed.load(columns.isReversed);
    this.#contracts.reserve(columns.contract.length);
    for (let row = 0; row < columns.contract.length; row++) {
      this.#link(row, this.symbol.get(row), this.contract.get(row));
    }
  }

  #link(row: number, symbol: number, contract: number): void {
    this.#before.set(row, this.#newest[symbol] ?? 0);
    this.#newest[symbol] = row + 1;
    this.#contracts.add(contract, row);
    this.#rows = row + 1;
  }
}
