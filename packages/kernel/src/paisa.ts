import type { Branded } from './branded.ts';
import { AppError } from './app-error.ts';

/** Money: a whole number of paisa (1 rupee = 100 paisa). Safe in a double up to 90 kharab rupees. */
export type Paisa = Branded<number, 'Paisa'>;

/** Rupees as they go over the wire: a decimal number with at most two places. */
export type Rupees = Branded<number, 'Rupees'>;

export const paisa = (amount: number): Paisa => {
  if (!Number.isSafeInteger(amount)) throw new AppError('input.invalid-money', { amount });
  return amount as Paisa;
};

export const toRupees = (amount: Paisa): Rupees => (amount / 100) as Rupees;

export const fromRupees = (amount: number): Paisa => paisa(Math.round(amount * 100) + 0);

/** Reads `1234.5` exactly, without going through a binary fraction; null when it is not money. */
export const parseRupees = (text: string): Paisa | null => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? ((sign && amount !== 0 ? -amount : amount) as Paisa) : null;
};

/** The whole paisa nearest to `amount × numerator / denominator`, halves away from zero, as bills are rounded. */
export const proportion = (amount: Paisa, numerator: number, denominator: number): Paisa => {
  const exact = BigInt(amount) * BigInt(numerator) * 2n;
  const divisor = BigInt(denominator) * 2n;
  const half = exact < 0n ? -BigInt(denominator) : BigInt(denominator);
  return paisa(Number((exact + half) / divisor));
};
