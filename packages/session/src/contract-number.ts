const ZERO = 48;
const LONGEST = 16;

/**
 * The number of a contract, by which its trades are ordered. Sixteen digits fit a double exactly, and without a
 * leading zero the number gives the text back; null for anything else.
 */
export const contractNumber = (contractId: string): number | null => {
  if (contractId.length === 0 || contractId.length > LONGEST) return null;
  let number = 0;
  for (let index = 0; index < contractId.length; index++) {
    const digit = contractId.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9 || (digit === 0 && index === 0)) return null;
    number = number * 10 + digit;
  }
  return Number.isSafeInteger(number) ? number : null;
};

/** Quantities and rates are held in 32 bits: four hundred crore units, four crore rupees a unit. */
export const LARGEST_FIGURE = 0xff_ff_ff_ff;

/** One kharab rupees, five times the busiest day so far: sums of a day of such contracts stay exact. */
export const LARGEST_AMOUNT = 10_000_000_000_000;
