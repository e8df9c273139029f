import { halfAway } from '@chuli/kernel';
import type { ValueUnit } from '@chuli/scan';

/** Digits after the point that a reader of a list can use. */
export const LIST_DECIMALS: Readonly<Record<ValueUnit, number>> = {
  shares: 0,
  bars: 0,
  points: 2,
  percent: 2,
  rupees: 2,
  times: 2,
  state: 0,
  plain: 2,
};

/** A share such as a bandwidth or a rank says nothing in two digits. */
const INDICATOR_DECIMALS: Readonly<Record<ValueUnit, number>> = { ...LIST_DECIMALS, times: 4 };

/** What an indicator tells, with the digits that it has wherever it is shown. */
export const shownIndicator = (value: number | null, unit: ValueUnit): number | null =>
  value === null ? null : halfAway(value, INDICATOR_DECIMALS[unit]);
