import { type DayBar, type Quote, dayBarOf } from '@chuli/session';
import { type Plan, baseOn, continueDaily, peekBar } from '@chuli/signals';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { FormingBase, FormingStock } from './base.ts';

/** A base that differs by more is that of an ex-date which nobody has told us of: a fall of its price is none. */
const EXPLAINED = 0.005;

const isExplained = (stock: FormingStock, { day }: FormingBase, { previousClose }: Quote): boolean => {
  const base = baseOn(stock.end, day, stock.adjustments);
  return previousClose === null || (base !== null && Math.abs(previousClose / base - 1) <= EXPLAINED);
};

const KEYS = new Map(FORMING_LISTS.map(({ family, kind, side, key }) => [`${family} ${kind} ${side}`, key]));

const readersOfOpens = ({ families }: Plan): ReadonlySet<string> =>
  new Set(families.filter(({ family }) => family.readsOpen === true).map(({ family }) => family.id));

export type Peeked = { readonly bar: DayBar; readonly lists: readonly string[] };

/**
 * The lists on which a stock would stand if its day closed now: a copy of its state is stepped with the forming bar and
 * dropped. Null where nothing can be said: a stock without history, without a trade today, or on an unexplained base.
 */
export const createPeek = (base: FormingBase): ((quote: Quote) => Peeked | null) => {
  const { plan, day, sessions, stocks } = base;
  const readers = readersOfOpens(plan);
  return (quote) => {
    const stock = stocks.get(quote.symbol);
    if (stock === undefined || quote.trades === 0 || !isExplained(stock, base, quote)) return null;
    const bar = dayBarOf(quote);
    const raw = { traded_on: day, ...bar };
    const [forming] = continueDaily(stock.end, [raw], stock.adjustments, sessions).series;
    if (forming === undefined) return null;
    const lacksOpen = stock.lacksOpen || !forming.has_open;
    const lists = peekBar(plan, stock.state, forming.candle).flatMap(({ event, family, kind, side }) => {
      const key = event === 'fires' ? KEYS.get(`${family} ${kind} ${side}`) : undefined;
      return key === undefined || (lacksOpen && readers.has(family)) ? [] : [key];
    });
    return { bar, lists };
  };
};
