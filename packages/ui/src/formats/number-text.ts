import { formatAmountParts, groupDigits } from '@chuli/market';

/** Numbers line up only with a minus as wide as the plus. */
export const trueMinus = (text: string): string => text.replace('-', '−');

const signed = (value: number, text: string): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);

/** `1,177.30`: a price, two decimals, no unit. */
export const rupeesText = (value: number): string => trueMinus(groupDigits(value, 2));

/** `17,67,834`: shares, trades. */
export const quantityText = (value: number): string => trueMinus(groupDigits(value));

export const signedQuantityText = (value: number): string => signed(value, quantityText(value));

export const signedRupeesText = (value: number): string => signed(value, rupeesText(value));

export type AmountText = { number: string; unit: string };

/** `86.21` and `Cr`; amounts under a thousand have no unit. */
export const amountText = (value: number): AmountText => {
  const parts = formatAmountParts(value) ?? { number: '', unit: '' };
  return { number: trueMinus(parts.number), unit: parts.unit };
};

export const signedAmountText = (value: number): AmountText => {
  const { number, unit } = amountText(value);
  return { number: signed(value, number), unit };
};

/** `86.21 Cr`, in one string for labels and axes. */
export const amountLabel = (value: number): string => {
  const { number, unit } = amountText(value);
  return unit === '' ? number : `${number} ${unit}`;
};

/** `+0.46`: the sign is always there, since colour alone says nothing to many. */
export const signedPercentText = (value: number, decimals = 2): string =>
  signed(value, trueMinus(groupDigits(value, decimals)));

/** `30.8`: a part of a whole. */
export const shareText = (value: number): string => trueMinus(groupDigits(value, 1));

export type Direction = 'up' | 'down' | 'flat';

/** Zero once rounded is flat: −0.001 % shown as 0.00 is not a loss. */
export const directionOf = (value: number, decimals = 2): Direction => {
  const rounded = Number(value.toFixed(decimals));
  if (rounded === 0) return 'flat';
  return rounded > 0 ? 'up' : 'down';
};
