import { choicePart, textPart } from '../../screen-kit/address.ts';
import type { AddressValues } from '../../screen-kit/address.ts';

export const ANY = 'any';

/** Mean turnover of 20 sessions, in rupees: below Rs 20 lakh an order of Rs 1 lakh moves the price by itself. */
export const TURNOVERS = ['0', '2000000', '10000000'] as const;

export type Days = (typeof DAYS)[number];
const DAYS = ['', '1', '5', '20'] as const;

export const boardAddress = {
  family: textPart(),
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  timeframe: choicePart([ANY, 'hourly', 'daily', 'weekly'], ANY),
  /** Without it, as many as the board usually shows. */
  days: choicePart(DAYS, ''),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: textPart(),
};

export type BoardFilters = AddressValues<typeof boardAddress>;
