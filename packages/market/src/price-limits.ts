import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { dated } from './dated.ts';

/** How far a price may move, in basis points: the opening auction and the day from the previous close, an order from the last price. */
export type PriceBands = { readonly preOpen: number; readonly order: number; readonly daily: number };

export const PRICE_LIMITS = dated<PriceBands>([
  {
    from: null,
    to: '2011-12-31',
    value: { preOpen: 500, order: 200, daily: 1_000 },
    source: 'No document of these years was found; as measured from 2012',
    confidence: 'assumed',
  },
  {
    from: '2012-01-01',
    to: '2021-07-17',
    value: { preOpen: 500, order: 200, daily: 1_000 },
    source: 'Press reports on the amendment of 2078; the daily limit measured from 2012',
    confidence: 'press',
  },
  {
    from: '2021-07-18',
    to: '2026-04-19',
    value: { preOpen: 200, order: 200, daily: 1_000 },
    source:
      'Trading operation bylaws, amendment in force Shrawan 3 2078; press June 2021; daily limit measured',
    confidence: 'press',
  },
  {
    from: '2026-04-20',
    to: null,
    value: { preOpen: 500, order: 300, daily: 1_500 },
    source:
      'Trading operation bylaws, amendment announced 18 April 2026; two repositories; daily limit measured',
    confidence: 'repository',
  },
]);

export type PriceRange = { readonly lower: Paisa; readonly upper: Paisa };

const WHOLE = 10_000;

/**
 * Prices within `basisPoints` of a reference that an order may carry. The exchange rounds its lower limit down and
 * its upper limit to the nearest paisa, as funds quoted in single paisa show; the order must also lie on the tick.
 */
export const priceBand = (reference: Paisa, basisPoints: number, tick: Paisa): PriceRange => {
  const lowest = Math.floor((reference * (WHOLE - basisPoints)) / WHOLE);
  const highest = Math.floor((reference * (WHOLE + basisPoints) + WHOLE / 2) / WHOLE);
  return { lower: paisa(Math.ceil(lowest / tick) * tick), upper: paisa(Math.floor(highest / tick) * tick) };
};

/** The lowest and highest price of the day. On an ex-date pass the previous close as the exchange restated it. */
export const priceLimit = (previousClose: Paisa, date: TradingDate, tick: Paisa): PriceRange =>
  priceBand(previousClose, PRICE_LIMITS.on(date).daily, tick);

/**
 * The first day from which the daily limit has been what it is on this one, through amendments that changed something
 * else; null where it is only assumed, and so for as long as anything is known.
 */
export const limitSince = (date: TradingDate): TradingDate | null => {
  const { facts } = PRICE_LIMITS;
  const present = PRICE_LIMITS.factOn(date);
  const before = facts.slice(0, facts.indexOf(present));
  const other = before.findLastIndex(
    ({ value, confidence }) =>
      value.daily !== present.value.daily || (confidence === 'assumed' && present.confidence !== 'assumed'),
  );
  return facts[other + 1]?.from ?? null;
};
