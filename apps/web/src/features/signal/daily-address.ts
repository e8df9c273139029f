import { choicePart, datePart, sortPart } from '../../screen-kit/address.ts';

const SORTS = [
  'date',
  'symbol',
  'buy_date',
  'sell_date',
  'buy_close',
  'sell_close',
  'close_now',
  'gain',
  'sessions',
  'turnover',
] as const;

export const dailyAddress = {
  /** The session whose lists are shown; the newest without it. */
  day: datePart(),
  positions: choicePart(['main', 'early'], 'main'),
  sort: sortPart(SORTS, '-date'),
};
