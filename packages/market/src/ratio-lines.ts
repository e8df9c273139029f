import { type Paisa, paisa } from '@chuli/kernel';
import { dated } from './dated.ts';

const always = <T>(value: T, source: string, confidence: 'document' | 'press' | 'assumed') =>
  dated([{ from: null, to: null, value, source, confidence }]);

/** Loans in percent of deposits. */
export const CREDIT_DEPOSIT_LIMIT = always(
  90,
  'Nepal Rastra Bank, unified directive: 90 % of deposits',
  'press',
);
/** Loans that are not repaid, in percent of all: where supervisors begin to look, and where they step in. */
export const NPL_WATCH = always(5, 'Usual line of supervisors', 'assumed');
export const NPL_LIMIT = always(
  8,
  'Nepal Rastra Bank placed its own deposits only below 8 % in 2025',
  'press',
);
/** Capital in percent of risk-weighted assets, buffer included. */
export const CAPITAL_OF_BANKS = always(
  11,
  'Basel III as adopted: 8.5 % and a buffer of 2.5 %; not confirmed',
  'assumed',
);
export const CAPITAL_OF_MICROFINANCE = always(8, 'Directive for class D; not confirmed', 'assumed');
/** Claims and costs in percent of the net premium: above it insuring loses money. */
export const COMBINED_LINE = always(100, 'By definition', 'document');
export const SOLVENCY_LINE = always(1.5, 'Nepal Insurance Authority; not confirmed', 'assumed');

/** What a holder of a Nepalese share wants of it in a year: the rate by which its dividends are discounted. */
export const REQUIRED_RETURN = always(0.13, 'Ours: a ten-year bond and what shares are riskier', 'assumed');
/** No dividend grows faster for ever than the money of a country does. */
export const MOST_GROWTH = always(0.06, 'Ours: growth of prices and output over the long run', 'assumed');
/** Closer together the two say nothing: the value of a share would rise without end. */
export const LEAST_SPREAD_OF_RETURN = always(0.04, 'Ours', 'assumed');

/** Below it the paid-up capital of a company is small. No official line exists. */
export const LOW_PAID_UP = always<Paisa>(
  paisa(100_000_000_000),
  'Ours: Rs 1 arab, as brokers speak of small companies',
  'assumed',
);
