import { parseAmount } from '../../../shared/floorsheet/floorsheet-address.ts';
import { lakhsOf } from './bulk-row.ts';

/** In lakh of rupees, as the address has them. */
export const CHIPS = ['5', '10', '25', '50', '100'] as const;
export const ORDINARY = '10';

/** The smallest that can be asked for, and one that no order reaches. */
const SMALLEST = 1;
const LARGEST = 10_000_000;
/** A number from here on is meant in rupees. */
const RUPEES_FROM = 100_000;
const PLAIN = /^\d+(\.\d+)?$/;

/** Lakhs as they are typed: `15`, `2.5 cr`, `1500000`. Null where it is no size that can be asked for. */
export const lakhsTyped = (text: string): string | null => {
  const amount = parseAmount(text);
  if (amount === null) return null;
  const plain = PLAIN.test(text.trim()) ? Number(text) : RUPEES_FROM;
  const lakhs = plain < RUPEES_FROM ? plain : lakhsOf(amount);
  return lakhs < SMALLEST || lakhs > LARGEST ? null : String(lakhs);
};

/** A smaller size that finds something: the next chip under the largest order, else that order itself. */
export const smallerThan = (asked: string, largest: number | null): string | null => {
  const most = largest === null ? Number(asked) - 1 : lakhsOf(largest);
  const chip = CHIPS.findLast((one) => Number(one) <= most && Number(one) < Number(asked));
  if (chip !== undefined) return chip;
  const lakhs = largest === null ? SMALLEST : Math.floor(most);
  return lakhs >= SMALLEST && lakhs < Number(asked) ? String(lakhs) : null;
};
