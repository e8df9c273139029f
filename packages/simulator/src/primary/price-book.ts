import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { SampleDay } from '../sample-market.ts';

/** Closes of the whole period, by stock; sessions without a trade have none. */
export class PriceBook {
  readonly #days: readonly SampleDay[];
  readonly #closes = new Map<StockSymbol, { on: TradingDate; close: Paisa }[]>();

  constructor(days: readonly SampleDay[]) {
    this.#days = days;
    for (const { date, bars } of days) {
      for (const { symbol, close } of bars) {
        const held = this.#closes.get(symbol);
        if (held === undefined) this.#closes.set(symbol, [{ on: date, close }]);
        else held.push({ on: date, close });
      }
    }
  }

  get first(): TradingDate {
    return this.#edge(0);
  }

  get last(): TradingDate {
    return this.#edge(-1);
  }

  #edge(place: number): TradingDate {
    const day = this.#days.at(place);
    if (day === undefined) throw new RangeError('No session in the period');
    return day.date;
  }

  /** The mean of the last closes up to a day; null before there is one. */
  around(symbol: StockSymbol, day: TradingDate, sessions: number): number | null {
    const closes = this.#closes.get(symbol) ?? [];
    const end = closes.findLastIndex(({ on }) => on <= day) + 1;
    const last = closes.slice(Math.max(0, end - sessions), end);
    return last.length === 0 ? null : last.reduce((sum, { close }) => sum + close, 0) / last.length;
  }

  /** The last close up to a day. */
  at(symbol: StockSymbol, day: TradingDate): number | null {
    return this.around(symbol, day, 1);
  }
}
