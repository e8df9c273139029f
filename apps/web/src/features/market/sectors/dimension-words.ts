import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, digits, t } from '@chuli/language';
import { amountLabel, rupeesText, signedPercentText } from '@chuli/ui';

export type DimensionRow = RepliedBy<'/sector/{id}/dimensions/'>['rows'][number];

const WORDS: Readonly<Record<string, Phrase>> = {
  market_cap: 'Market value',
  float_cap: 'Float value',
  paid_up: 'Paid-up capital',
  average_amount_20: 'Turnover, 20-day average',
  amount_ratio_20: 'Turnover against its average',
  free_turnover: 'Turnover of 20 days, % of float',
  change_20: 'Change over 20 sessions, %',
  change_60: 'Change over 60 sessions, %',
  change_1_year: 'Change over a year, %',
  from_high_52_weeks: 'From the 52-week high, %',
  volatility_60: 'Volatility of 60 days, %',
  beta_52: 'Beta of 52 weeks',
  eps: 'EPS, Rs',
  book_value: 'Book value, Rs',
  price_earnings: 'P/E',
  price_book: 'P/B',
  earnings_yield: 'Earnings yield, %',
  roe: 'ROE, %',
  roa: 'ROA, %',
  npl: 'NPL, %',
};

export const dimensionName = ({ dimension }: DimensionRow): string => {
  const word = WORDS[dimension];
  return word === undefined ? dimension : t(word);
};

const SIGNED = new Set(['change_20', 'change_60', 'change_1_year', 'from_high_52_weeks']);
/** From so many rupees on an amount is told in its unit. */
const LARGE = 100_000;

export const dimensionValue = ({ dimension, unit }: DimensionRow, value: number): string => {
  if (SIGNED.has(dimension)) return signedPercentText(value, 1);
  if (unit === 'rupees') return Math.abs(value) >= LARGE ? amountLabel(value) : rupeesText(value);
  return digits(value.toFixed(unit === 'percent' ? 1 : 2)).replace('-', '−');
};

const REASONS = {
  'not-reported': '{count} not reported',
  'no-trade': '{count} without trades',
  'needs-history': '{count} too young',
  denominator: '{count} in loss',
} as const satisfies Record<keyof DimensionRow['left_out'], string>;

const REASON_KEYS = Object.keys(REASONS) as (keyof DimensionRow['left_out'])[];

/** Who is not in the spread, by reason. */
export const leftOutText = ({ left_out }: DimensionRow): string =>
  REASON_KEYS.flatMap((reason) => {
    const count = left_out[reason];
    return count === undefined ? [] : [t(REASONS[reason], { count })];
  }).join(', ');
