import type { SessionBar, SymbolHistory } from '../src/index.ts';
import { groupOfInstrument, limitsOf } from './naive-costs.ts';

type Today = {
  bar: SessionBar;
  before: SessionBar | undefined;
  /** How many bars the symbol had before this one. */
  age: number;
};

export const average = (bar: SessionBar): number => {
  const price = bar.volume > 0 ? Math.round(bar.turnover / bar.volume) : bar.close;
  if (price > bar.high) return bar.high;
  return price < bar.low ? bar.low : price;
};

export const firstPrice = (bar: SessionBar): number => (bar.open === null ? average(bar) : bar.open);

/** What a share is told at on a day on which it traded. */
type PriceOf = (bar: SessionBar) => number;

const worthAtOpen = (bar: SessionBar): number => firstPrice(bar) * bar.factor;

const closeBefore = ({ bar, before }: Today): number | null => {
  if (bar.previousClose || before === undefined) return bar.previousClose;
  return Math.round((before.close * before.factor) / bar.factor);
};

/** Today's open is out of reach of the open before it, though the share traded within five sessions. */
const isFault = ({ bar, before }: Today): boolean => {
  if (before === undefined || bar.session - before.session > 5) return false;
  const growth = worthAtOpen(bar) / worthAtOpen(before);
  return growth > 1.4 || growth < 1 / 1.4;
};

/** What happened to whom on which day, in dictionaries by day and symbol. */
export class NaiveMarket {
  readonly dates: readonly string[];
  readonly stocks: readonly SymbolHistory[];
  readonly #smallestMarket: number;
  readonly #days = new Map<string, Map<number, Today>>();
  readonly #faults = new Map<string, number[]>();
  readonly #answers = new Map<PriceOf, Map<string, number | null>>();
  readonly #rankings = new Map<number, number[]>();

  constructor(dates: readonly string[], stocks: readonly SymbolHistory[], smallestMarket: number) {
    this.dates = dates;
    this.stocks = stocks;
    this.#smallestMarket = smallestMarket;
    for (const { symbol, bars } of stocks) {
      let before: SessionBar | undefined;
      let age = 0;
      const faults: number[] = [];
      const own = new Map<number, Today>();
      for (const bar of bars) {
        const today = { bar, before, age };
        own.set(bar.session, today);
        if (isFault(today)) faults.push(bar.session);
        before = bar;
        age += 1;
      }
      this.#days.set(symbol, own);
      this.#faults.set(symbol, faults);
    }
  }

  barOf(symbol: string, day: number): SessionBar | undefined {
    return this.#days.get(symbol)?.get(day)?.bar;
  }

  isFaulty(symbol: string, after: number, upTo: number): boolean {
    return (this.#faults.get(symbol) ?? []).some((day) => day > after && day <= upTo);
  }

  /** Who could not trade this share on a day it traded. */
  lockedFor({ symbol, instrument }: SymbolHistory, day: number): 'buy' | 'sell' | 'nobody' {
    const today = this.#days.get(symbol)?.get(day);
    if (today === undefined) return 'nobody';
    const { bar } = today;
    const reference = closeBefore(today);
    if (!reference) return 'nobody';
    const group = groupOfInstrument(instrument);
    const { tick, upper, lower } = limitsOf(this.dates[day] ?? '', group, reference, bar.close);
    if (bar.low > upper - tick) return 'buy';
    if (bar.high < lower + tick) return 'sell';
    if (bar.close > upper - tick && average(bar) >= upper * 0.99) return 'buy';
    return bar.close < lower + tick && average(bar) <= lower * 1.01 ? 'sell' : 'nobody';
  }

  /** By how much one ordinary share of this symbol grew if it could be bought on one day and is valued on another. */
  #growthOf({ symbol, instrument }: SymbolHistory, from: number, to: number, priceOf: PriceOf): number[] {
    const start = this.#days.get(symbol)?.get(from);
    if (instrument !== 'Equity' || start === undefined || start.age < 60) return [];
    if (this.isFaulty(symbol, from, to)) return [];
    let day = to;
    let bar = this.barOf(symbol, day);
    while (bar === undefined) bar = this.barOf(symbol, --day);
    const worth = (day === to ? priceOf(bar) : bar.close) * bar.factor;
    return [worth / (priceOf(start.bar) * start.bar.factor)];
  }

  /** Equal money in all ordinary shares that could be bought on one day, as it stands on another. */
  between(from: number, to: number, priceOf: PriceOf): number | null {
    const key = `${from} ${to}`;
    const answers = this.#answers.get(priceOf) ?? new Map<string, number | null>();
    this.#answers.set(priceOf, answers);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const growths = this.stocks.flatMap((stock) => this.#growthOf(stock, from, to, priceOf));
    const sum = growths.reduce((total, growth) => total + growth - 1, 0);
    const mean = growths.length < this.#smallestMarket ? null : sum / growths.length;
    answers.set(key, mean);
    return mean;
  }

  #turnoverOf60(symbol: string, day: number): number {
    let sum = 0;
    for (let back = 0; back < 60; back++) sum += this.barOf(symbol, day - back)?.turnover ?? 0;
    return sum;
  }

  liquidityOf({ symbol }: SymbolHistory, day: number): string | null {
    const ranking =
      this.#rankings.get(day) ??
      this.stocks
        .filter((other) => other.instrument === 'Equity' && this.barOf(other.symbol, day) !== undefined)
        .map((other) => this.#turnoverOf60(other.symbol, day))
        .sort((a, b) => a - b);
    this.#rankings.set(day, ranking);
    if (ranking.length === 0) return null;
    const own = this.#turnoverOf60(symbol, day);
    if (own >= (ranking[Math.floor((ranking.length * 2) / 3)] ?? 0)) return 'high';
    return own >= (ranking[Math.floor(ranking.length / 3)] ?? 0) ? 'middle' : 'low';
  }
}
