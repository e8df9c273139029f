import { CAPITAL_GAINS_TAX } from './capital-gains-tax.ts';
import {
  DEBENTURE_COMMISSION,
  EQUITY_COMMISSION,
  MINIMUM_COMMISSION,
  MUTUAL_FUND_COMMISSION,
} from './commission.ts';
import type { Fact } from './dated.ts';
import { FIRST_DAY_RANGE } from './first-day-range.ts';
import { INDEX_HALTS } from './index-halts.ts';
import { PRICE_LIMITS } from './price-limits.ts';
import { SESSION_CLOCK } from './session-clock.ts';
import { TICK_SIZES } from './ticks.ts';
import { DP_CHARGE, SEBON_FEE } from './trade-cost.ts';
import { BOARD_LOTS, CLOSE_RULE, OHLC_MINIMUM_QUANTITY, SETTLEMENT } from './trading-rules.ts';
import { TRADING_WEEK } from './trading-week.ts';

export type MarketFactTable = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact<unknown>[];
};

/** Every dated rule of the market, for a page that lists what applied when and how well it is known. */
export const MARKET_FACTS: readonly MarketFactTable[] = [
  { id: 'trading-week', title: 'Trading week', facts: TRADING_WEEK.facts },
  { id: 'session-clock', title: 'Session hours', facts: SESSION_CLOCK.facts },
  { id: 'price-limits', title: 'Price limits', facts: PRICE_LIMITS.facts },
  { id: 'first-day-range', title: 'Opening range of a new listing', facts: FIRST_DAY_RANGE.facts },
  { id: 'index-halts', title: 'Index circuit breaker', facts: INDEX_HALTS.facts },
  { id: 'tick-sizes', title: 'Price steps', facts: TICK_SIZES.facts },
  { id: 'board-lots', title: 'Board lots', facts: BOARD_LOTS.facts },
  { id: 'ohlc-minimum', title: 'Smallest trade that sets a price', facts: OHLC_MINIMUM_QUANTITY.facts },
  { id: 'close-rule', title: 'Closing price', facts: CLOSE_RULE.facts },
  { id: 'settlement', title: 'Settlement', facts: SETTLEMENT.facts },
  { id: 'equity-commission', title: 'Commission on shares', facts: EQUITY_COMMISSION.facts },
  { id: 'mutual-fund-commission', title: 'Commission on mutual funds', facts: MUTUAL_FUND_COMMISSION.facts },
  { id: 'debenture-commission', title: 'Commission on debentures', facts: DEBENTURE_COMMISSION.facts },
  { id: 'minimum-commission', title: 'Smallest commission', facts: MINIMUM_COMMISSION.facts },
  { id: 'sebon-fee', title: 'Fee of the regulator', facts: SEBON_FEE.facts },
  { id: 'dp-charge', title: 'Charge of the depository participant', facts: DP_CHARGE.facts },
  { id: 'capital-gains-tax', title: 'Capital gains tax', facts: CAPITAL_GAINS_TAX.facts },
];
