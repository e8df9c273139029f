import type { Firing, SessionBar, SymbolHistory } from '../src/index.ts';
import { feesOf, groupOfInstrument, saleAfter, smallestOrder, taxOf } from './naive-costs.ts';
import { NaiveMarket, average, firstPrice } from './naive-market.ts';

/** One row of the record in the words of this second implementation. */
export type NaiveTrade = {
  symbol: string;
  family: string;
  kind: string;
  timeframe: string;
  side: 'buy' | 'sell';
  signalOn: string;
  exit: string;
  fill: string;
  entryOn: string | null;
  entryPrice: number | null;
  quantity: number | null;
  exitReason: string | null;
  exitOn: string | null;
  exitPrice: number | null;
  fees: number | null;
  tax: number | null;
  gross: number | null;
  net: number | null;
  market: number | null;
  excess: number | null;
  excessAtAverage: number | null;
  liquidity: string | null;
};

const BLANK = {
  fill: '',
  entryOn: null,
  entryPrice: null,
  quantity: null,
  exitReason: null,
  exitOn: null,
  exitPrice: null,
  fees: null,
  tax: null,
  gross: null,
  net: null,
  market: null,
  excess: null,
  excessAtAverage: null,
};

type Wish = {
  stock: SymbolHistory;
  firing: Firing;
  signalDay: number;
  trade: NaiveTrade;
  state: 'waiting' | 'holding' | 'done';
  boughtDay: number;
  factorBought: number;
  averageBought: number;
  /** The day on which the family's rule said: out. */
  saidOutOn: number | null;
};

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const add = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
};

/**
 * The record once more, written from its description only: day by day through the whole market, each signal four
 * wishes that wait, are held and are done.
 */
export class NaiveRecord {
  readonly #trades: NaiveTrade[] = [];
  readonly #market: NaiveMarket;
  readonly #firingsOn = new Map<string, Firing[]>();
  readonly #wishes = new Map<string, Wish[]>();
  readonly #outOn = new Map<string, Wish[]>();

  constructor(
    dates: readonly string[],
    stocks: readonly SymbolHistory[],
    firings: ReadonlyMap<string, readonly Firing[]>,
    smallestMarket: number,
  ) {
    this.#market = new NaiveMarket(dates, stocks, smallestMarket);
    for (const { symbol, bars } of stocks) {
      for (const firing of firings.get(symbol) ?? []) {
        add(this.#firingsOn, `${symbol} ${bars[firing.signal.bar]?.session}`, firing);
      }
    }
  }

  run(): NaiveTrade[] {
    const { dates, stocks } = this.#market;
    for (let day = 0; day < dates.length; day++) {
      for (const stock of stocks) {
        const bar = this.#market.barOf(stock.symbol, day);
        if (bar === undefined) continue;
        this.#tradeAtOpen(stock, bar, day);
        this.#hearSignals(stock, bar, day);
        this.#hearExits(stock, bar, day);
      }
    }
    for (const stock of stocks) this.#finish(stock);
    return this.#trades;
  }

  #tradeAtOpen(stock: SymbolHistory, bar: SessionBar, day: number): void {
    for (const wish of this.#wishes.get(stock.symbol) ?? []) {
      if (wish.state === 'waiting') this.#tryToEnter(wish, bar, day, firstPrice(bar));
      else if (wish.state === 'holding' && this.#isDue(wish, day) && this.#canLeave(wish, day)) {
        this.#close(wish, bar, day, firstPrice(bar), wish.trade.exit);
      }
    }
  }

  #canLeave({ stock, firing }: Wish, day: number): boolean {
    return this.#market.lockedFor(stock, day) !== (firing.side === 'buy' ? 'sell' : 'buy');
  }

  #isDelivered({ firing, boughtDay }: Wish, day: number): boolean {
    const wait = firing.side === 'buy' ? saleAfter(this.#market.dates[boughtDay] ?? '') : 1;
    return day >= boughtDay + wait;
  }

  #isDue(wish: Wish, day: number): boolean {
    if (!this.#isDelivered(wish, day)) return false;
    if (wish.trade.exit === 'rule') return wish.saidOutOn !== null && day > wish.saidOutOn;
    return day >= wish.boughtDay + Number(wish.trade.exit);
  }

  #tryToEnter(wish: Wish, bar: SessionBar, day: number, price: number): void {
    const { trade, firing, stock } = wish;
    wish.state = 'done';
    let quantity = Math.floor(100_000_00 / price);
    const least = smallestOrder(groupOfInstrument(stock.instrument));
    if (quantity < least) quantity = least;
    if (day - wish.signalDay > 5) trade.fill = 'no-session';
    else if (this.#market.lockedFor(stock, day) === firing.side) trade.fill = 'locked';
    else if (quantity * price > bar.turnover * 0.1) trade.fill = 'thin';
    else {
      wish.state = 'holding';
      wish.boughtDay = day;
      wish.factorBought = bar.factor;
      wish.averageBought = average(bar);
      trade.fill = 'filled';
      trade.entryOn = this.#market.dates[day] ?? null;
      trade.entryPrice = price;
      trade.quantity = quantity;
      trade.exitReason = 'open';
    }
  }

  #close(wish: Wish, bar: SessionBar, day: number, price: number, reason: string): void {
    const { trade, stock, boughtDay } = wish;
    const { dates } = this.#market;
    wish.state = 'done';
    const isFaulty = this.#market.isFaulty(stock.symbol, boughtDay, day);
    trade.exitReason = isFaulty ? 'fault' : reason;
    if (isFaulty) return;
    trade.exitOn = dates[day] ?? null;
    trade.exitPrice = price;
    const marketDay = reason === 'delisted' && day + 1 < dates.length ? day + 1 : day;
    trade.market = this.#market.between(boughtDay, marketDay, firstPrice);
    const paid = (trade.quantity ?? 0) * (trade.entryPrice ?? 0);
    const got = Math.round(((trade.quantity ?? 0) * price * bar.factor) / wish.factorBought);
    if (trade.side === 'buy') this.#settle(wish, paid, got);
    else this.#spare(trade, paid, got);
    const others = this.#market.between(boughtDay, marketDay, average);
    const soldAt = reason === 'delisted' ? price : average(bar);
    trade.excessAtAverage = this.#excessAt(wish, bar, soldAt, others);
  }

  #spare(trade: NaiveTrade, paid: number, got: number): void {
    trade.fees = 0;
    trade.tax = 0;
    trade.gross = 1 - got / paid;
    trade.net = trade.gross;
    trade.excess = trade.market === null ? null : trade.market + trade.net;
  }

  /** Once more with the average prices of both days in the place of the opens. */
  #excessAt(wish: Wish, bar: SessionBar, price: number, others: number | null): number | null {
    const { trade, stock, factorBought, averageBought } = wish;
    if (trade.timeframe === 'hourly' || others === null) return null;
    const number = trade.quantity ?? 0;
    const [paid, got] = [number * averageBought, Math.round((number * price * bar.factor) / factorBought)];
    if (trade.side === 'sell') return others - (got / paid - 1);
    const group = groupOfInstrument(stock.instrument);
    const [boughtOn, soldOn] = [trade.entryOn ?? '', trade.exitOn ?? ''];
    const gain = got - feesOf(soldOn, group, got) - paid - feesOf(boughtOn, group, paid);
    return (gain - taxOf(soldOn, gain, days(boughtOn, soldOn))) / paid - others;
  }

  #settle({ trade, stock }: Wish, paid: number, got: number): void {
    const group = groupOfInstrument(stock.instrument);
    const boughtOn = trade.entryOn ?? '';
    const soldOn = trade.exitOn ?? '';
    const buyFees = feesOf(boughtOn, group, paid);
    const sellFees = feesOf(soldOn, group, got);
    const gain = got - sellFees - (paid + buyFees);
    trade.fees = buyFees + sellFees;
    trade.tax = taxOf(soldOn, gain, days(boughtOn, soldOn));
    trade.gross = got / paid - 1;
    trade.net = (gain - trade.tax) / paid;
    trade.excess = trade.market === null ? null : trade.net - trade.market;
  }

  #hearSignals(stock: SymbolHistory, bar: SessionBar, day: number): void {
    for (const firing of this.#firingsOn.get(`${stock.symbol} ${day}`) ?? []) {
      const liquidity = this.#market.liquidityOf(stock, day);
      for (const exit of ['rule', '5', '10', '20']) {
        const trade: NaiveTrade = {
          ...BLANK,
          symbol: stock.symbol,
          family: firing.family,
          kind: firing.kind,
          timeframe: firing.timeframe,
          side: firing.side,
          signalOn: this.#market.dates[day] ?? '',
          exit,
          liquidity,
        };
        const wish = this.#wishFor(stock, firing, day, trade);
        const price = firing.signal.sameSessionOpen;
        if (price !== null) this.#tryToEnter(wish, bar, day, price);
      }
    }
  }

  #wishFor(stock: SymbolHistory, firing: Firing, day: number, trade: NaiveTrade): Wish {
    const wish: Wish = {
      stock,
      firing,
      signalDay: day,
      trade,
      state: 'waiting',
      boughtDay: -1,
      factorBought: 1,
      averageBought: 1,
      saidOutOn: null,
    };
    this.#trades.push(trade);
    const undone = (this.#wishes.get(stock.symbol) ?? []).filter(({ state }) => state !== 'done');
    this.#wishes.set(stock.symbol, [...undone, wish]);
    if (trade.exit === 'rule' && firing.ownExit !== null) {
      add(this.#outOn, `${stock.symbol} ${stock.bars[firing.ownExit.bar]?.session}`, wish);
    }
    return wish;
  }

  #hearExits(stock: SymbolHistory, bar: SessionBar, day: number): void {
    for (const wish of this.#outOn.get(`${stock.symbol} ${day}`) ?? []) {
      wish.saidOutOn = day;
      const price = wish.firing.ownExit?.sameSessionOpen ?? null;
      if (price === null || wish.state !== 'holding' || !this.#isDelivered(wish, day)) continue;
      if (this.#canLeave(wish, day)) this.#close(wish, bar, day, price, 'rule');
    }
  }

  #finish(stock: SymbolHistory): void {
    const last = stock.bars.at(-1);
    for (const wish of this.#wishes.get(stock.symbol) ?? []) {
      if (wish.state === 'waiting') {
        const waited = this.#market.dates.length - 1 - wish.signalDay;
        wish.trade.fill = stock.hasEnded || waited >= 5 ? 'no-session' : 'pending';
      } else if (wish.state === 'holding' && stock.hasEnded && last) {
        this.#close(wish, last, last.session, last.close, 'delisted');
      }
    }
  }
}
