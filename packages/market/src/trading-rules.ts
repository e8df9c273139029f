import { type Instant, type TradingDate, atKathmandu } from '@chuli/kernel';
import { dated } from './dated.ts';
import { type Instrument, type InstrumentGroup, groupOf } from './instruments.ts';
import { sessionHours } from './session-clock.ts';

/**
 * Open, high, low and close come only from trades of at least this many units; volume, turnover, number of
 * trades and average price from all of them. Odd lots trade outside the day's range.
 */
export const OHLC_MINIMUM_QUANTITY = dated([
  {
    from: null,
    to: null,
    value: 10,
    source: 'Floorsheets of 2019 to 2026 reproduce the daily bars exactly under this rule; assumed before',
    confidence: 'measured',
  },
]);

export type OpenRule = 'first-trade' | 'not-published';

/**
 * What the open of a daily bar is: the first trade large enough to set a price, which is the price of the opening
 * auction where one matched, however few shares that was. An auction without a match opens at the previous close.
 */
export const OPEN_RULE = dated<OpenRule>([
  {
    from: null,
    to: '2018-02-17',
    value: 'not-published',
    source:
      'Of the opens that publishers printed to 15 February 2018, 99 in 100 are the close before, whatever was traded',
    confidence: 'measured',
  },
  {
    from: '2018-02-18',
    to: null,
    value: 'first-trade',
    source: 'Opens of 22,040 of 22,100 bars of 96 floorsheets from 2019 to 2026 are the first board lot',
    confidence: 'measured',
  },
]);

export type CloseRule = 'last-trade' | 'average-last-15-minutes';

/** What the closing price is. The average, weighted by volume, may lie off the tick; without a trade it is the last. */
export const CLOSE_RULE = dated<CloseRule>([
  {
    from: null,
    to: '2025-03-19',
    value: 'last-trade',
    source: 'Exchange practice reported by the press',
    confidence: 'press',
  },
  {
    from: '2025-03-20',
    to: '2025-09-22',
    value: 'average-last-15-minutes',
    source:
      'In force from Chaitra 7 2081, reported by the press; close and last trade differ in the data to 21 September 2025',
    confidence: 'measured',
  },
  {
    from: '2025-09-23',
    to: null,
    value: 'last-trade',
    source: 'Regulator’s direction of September 2025; close equals last trade in every row since',
    confidence: 'measured',
  },
]);

const CLOSING_MINUTES = 15;

/** From when a trade of a day counts for the closing average, where that is the rule. */
export const closingAverageFrom = (day: TradingDate): Instant =>
  atKathmandu(day, sessionHours(day).to - CLOSING_MINUTES);

/** Trading days from trade to delivery, and what a seller who fails to deliver pays on the price. */
export const SETTLEMENT = dated([
  {
    from: null,
    to: '2017-07-15',
    value: { days: 3, closeOutPenaltyPercent: 20 },
    source: 'T+3 before the change of 2074; start of T+2 is disputed between July 2017 and January 2021',
    confidence: 'assumed',
  },
  {
    from: '2017-07-16',
    to: null,
    value: { days: 2, closeOutPenaltyPercent: 20 },
    source:
      'T+2 reported for Asar 2074, payment on T+2 enforced from January 2021; broker pages for the penalty',
    confidence: 'press',
  },
]);

/**
 * The smallest order of the ordinary market; less goes to the odd-lot market. A larger order need not be a multiple.
 */
export const BOARD_LOTS = dated<Readonly<Record<InstrumentGroup, number>>>([
  {
    from: null,
    to: null,
    value: { share: 10, debenture: 10, 'mutual-fund': 100 },
    source:
      'Press: 10 units at Rs 100 par, 100 units at Rs 10 par; trades of 2021, 2024 and 2026; no change known',
    confidence: 'measured',
  },
]);

export const boardLot = (date: TradingDate, instrument: Instrument): number =>
  BOARD_LOTS.on(date)[groupOf(instrument)];
