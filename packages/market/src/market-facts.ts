import { CAPITAL_GAINS_TAX } from './capital-gains-tax.ts';
import {
  DEBENTURE_COMMISSION,
  EQUITY_COMMISSION,
  MINIMUM_COMMISSION,
  MUTUAL_FUND_COMMISSION,
} from './commission.ts';
import type { Dated, Fact } from './dated.ts';
import {
  bandsText,
  clockText,
  closeText,
  feesText,
  firstDayText,
  floatLinesText,
  gainsTaxText,
  haltsText,
  lotsText,
  openText,
  rupeesText,
  settlementText,
  slabsText,
  ticksText,
  unitsText,
  weekText,
} from './fact-text.ts';
import { FIRST_DAY_RANGE } from './first-day-range.ts';
import { FLOAT_CAP_LINES } from './float-cap-lines.ts';
import { INDEX_HALTS } from './index-halts.ts';
import { PRICE_LIMITS } from './price-limits.ts';
import { SESSION_CLOCK } from './session-clock.ts';
import { TICK_SIZES } from './ticks.ts';
import { DP_CHARGE, SEBON_FEE } from './trade-cost.ts';
import { BOARD_LOTS, CLOSE_RULE, OHLC_MINIMUM_QUANTITY, OPEN_RULE, SETTLEMENT } from './trading-rules.ts';
import { TRADING_WEEK } from './trading-week.ts';

export type MarketFactTable = {
  readonly id: string;
  readonly title: string;
  /** Each with its rule in words. */
  readonly facts: readonly (Fact<unknown> & { readonly text: string })[];
};

const table = <T>(
  id: string,
  title: string,
  { facts }: Dated<T>,
  textOf: (value: T) => string,
): MarketFactTable => ({
  id,
  title,
  facts: facts.map((fact) => Object.assign({ text: textOf(fact.value) }, fact)),
});

/** Every dated rule of the market, for a page that lists what applied when and how well it is known. */
export const MARKET_FACTS: readonly MarketFactTable[] = [
  table('trading-week', 'Trading week', TRADING_WEEK, weekText),
  table('session-clock', 'Session hours', SESSION_CLOCK, clockText),
  table('price-limits', 'Price limits', PRICE_LIMITS, bandsText),
  table('first-day-range', 'Opening range of a new listing', FIRST_DAY_RANGE, firstDayText),
  table('index-halts', 'Index circuit breaker', INDEX_HALTS, haltsText),
  table('tick-sizes', 'Price steps', TICK_SIZES, ticksText),
  table('board-lots', 'Board lots', BOARD_LOTS, lotsText),
  table('ohlc-minimum', 'Smallest trade that sets a price', OHLC_MINIMUM_QUANTITY, unitsText),
  table('open-rule', 'Opening price', OPEN_RULE, openText),
  table('close-rule', 'Closing price', CLOSE_RULE, closeText),
  table('float-cap-lines', 'Classes of float', FLOAT_CAP_LINES, floatLinesText),
  table('settlement', 'Settlement', SETTLEMENT, settlementText),
  table('equity-commission', 'Commission on shares', EQUITY_COMMISSION, slabsText),
  table('mutual-fund-commission', 'Commission on mutual funds', MUTUAL_FUND_COMMISSION, slabsText),
  table('debenture-commission', 'Commission on debentures', DEBENTURE_COMMISSION, slabsText),
  table('minimum-commission', 'Smallest commission', MINIMUM_COMMISSION, rupeesText),
  table('sebon-fee', 'Fee of the regulator', SEBON_FEE, feesText),
  table('dp-charge', 'Charge of the depository participant', DP_CHARGE, rupeesText),
  table('capital-gains-tax', 'Capital gains tax', CAPITAL_GAINS_TAX, gainsTaxText),
];
