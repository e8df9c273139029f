import { type Paisa, type TradingDate, paisa, proportion } from '@chuli/kernel';
import { dated } from './dated.ts';

export type Holder = 'individual' | 'entity';

/** Rates on gains from listed shares, in basis points. Long is held for more than 365 days. */
export type GainsTaxRates = {
  readonly individualShort: number;
  readonly individualLong: number;
  readonly entity: number;
};

export const CAPITAL_GAINS_TAX = dated<GainsTaxRates>([
  {
    from: null,
    to: '2021-07-15',
    value: { individualShort: 500, individualLong: 500, entity: 1_000 },
    source: 'Press; a rate of 7.5 % announced for 2075/76 was reported as lowered again in practice',
    confidence: 'press',
  },
  {
    from: '2021-07-16',
    to: '2026-07-16',
    value: { individualShort: 750, individualLong: 500, entity: 1_000 },
    source: 'In force Shrawan 1 2078; press 2021',
    confidence: 'press',
  },
  {
    from: '2026-07-17',
    to: null,
    value: { individualShort: 1_000, individualLong: 750, entity: 1_000 },
    source:
      'Budget of 29 May 2026 for 2083/84, a final withholding tax; taken as effective on Shrawan 1 2083, which is not confirmed',
    confidence: 'press',
  },
]);

const LONG_TERM_DAYS = 365;
const WHOLE = 10_000;

/**
 * Tax withheld on the gain of one sale; a loss pays none and does not lower the tax on another scrip.
 * The gain is what the sale brought after fees less what the shares cost with fees.
 */
export const capitalGainsTax = (sale: {
  date: TradingDate;
  gain: Paisa;
  heldDays: number;
  holder: Holder;
}): Paisa => {
  if (sale.gain <= 0) return paisa(0);
  const rates = CAPITAL_GAINS_TAX.on(sale.date);
  const individual = sale.heldDays > LONG_TERM_DAYS ? rates.individualLong : rates.individualShort;
  return proportion(sale.gain, sale.holder === 'entity' ? rates.entity : individual, WHOLE);
};
