import { paisa, tradingDate } from '@chuli/kernel';

/** The order every trade of the record is measured with. */
export const ORDER_AMOUNT = paisa(1_00_000_00);

/** An order above this share of the day's turnover would itself have moved the price. */
export const LARGEST_SHARE_OF_TURNOVER = 0.1;

/** How long an order waits for the symbol to trade, in sessions of the market. */
export const FILL_WINDOW_SESSIONS = 5;

/** Sessions after the entry at whose open a trade is closed, beside the family's own exit. */
export const HORIZONS = [5, 10, 20] as const;

/** Signals on the first bars of a symbol are kept apart: new listings run at the limit, where nobody can buy. */
export const NEW_LISTING_BARS = 60;

/** Turnover of this many sessions up to the signal says how liquid a symbol is. */
export const LIQUIDITY_SESSIONS = 60;

/** Signals from this day on are the sealed part: for judging a family, never for choosing its parameters. */
export const OUT_OF_SAMPLE_FROM = tradingDate('2022-01-01');

/** With fewer stocks the equal-weight market of a day is not known. */
export const SMALLEST_MARKET = 20;

/** Below this many trades nothing is said about an edge. */
export const FEWEST_TRADES = 30;

export const BOOTSTRAP_DRAWS = 1_000;
export const BOOTSTRAP_SEED = 20_220_101;

/** The interval holds the true mean in 95 of 100 cases, if one cell alone is looked at. */
export const ERROR_RATE = 0.05;
