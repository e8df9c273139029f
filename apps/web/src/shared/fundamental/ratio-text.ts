import type { RatioUnit, Reason } from '@chuli/fundamentals';
import { type Phrase, digits, t } from '@chuli/language';

/** Why a ratio is not told, as a trader would say it. */
export const REASON_WORDS: Readonly<Record<Reason, Phrase>> = {
  'not-reported': 'Not reported',
  'not-applicable': 'Does not apply',
  denominator: 'A loss, or nothing to divide by',
  stale: 'The report is too old',
  'needs-history': 'Needs earlier reports',
  'unit-mismatch': 'Units do not agree',
  'sources-differ': 'Sources differ',
};

const DECIMALS = 2;

const IN_UNIT: Readonly<Record<RatioUnit, (number: string) => string>> = {
  rupees: (number) => t('Rs {number}', { number }),
  percent: (number) => `${number} %`,
  rate: (number) => `${number} %`,
  times: (number) => `${number} ×`,
  crore: (number) => t('Rs {number} crore', { number }),
  days: (number) => t('{number} days', { number }),
  years: (number) => t('{number} years', { number }),
};

/** A ratio without its unit, where a table says it once. */
export const ratioNumber = (value: number): string =>
  digits(
    value
      .toLocaleString('en-IN', { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS })
      .replace('-', '−'),
  );

/** A ratio in its unit. */
export const ratioText = (value: number, unit: RatioUnit): string => IN_UNIT[unit](ratioNumber(value));

/** The unit alone. */
export const unitText = (unit: RatioUnit): string => IN_UNIT[unit]('').trim();
