import { digits, t } from '@chuli/language';
import { type AmountUnit, amountInUnit, formatAmountParts, groupDigits } from '@chuli/market';

/** Numbers line up only with a minus as wide as the plus. */
export const trueMinus = (text: string): string => text.replace('-', '−');

const grouped = (value: number, decimals = 0): string => trueMinus(groupDigits(value, decimals));

/** Before the numerals of the reader: only then can a zero be told from the rest. */
const signed = (value: number, text: string): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);

/** `1,177.30`: a price, two decimals, no unit. */
export const rupeesText = (value: number): string => digits(grouped(value, 2));

/** `17,67,834`: shares, trades. */
export const quantityText = (value: number): string => digits(grouped(value));

export const signedQuantityText = (value: number): string => digits(signed(value, grouped(value)));

export const signedRupeesText = (value: number): string => digits(signed(value, grouped(value, 2)));

export type AmountText = { number: string; unit: string };

/** In the unit of its column, where it has one and something of the amount is left in it. */
const partsIn = (value: number, asked: AmountUnit | undefined) => {
  const part = asked === undefined ? null : amountInUnit(value, asked);
  if (part !== null && asked !== undefined) return { number: groupDigits(part, 2), unit: asked };
  return formatAmountParts(value) ?? ({ number: '', unit: '' } as const);
};

const amountParts = (
  value: number,
  asked: AmountUnit | undefined,
  sign: (text: string) => string,
): AmountText => {
  const { number, unit } = partsIn(value, asked);
  return { number: digits(sign(trueMinus(number))), unit: unit === '' ? '' : t(unit) };
};

/** `86.21` and `Cr`; amounts under a thousand have no unit. */
export const amountText = (value: number, unit?: AmountUnit): AmountText =>
  amountParts(value, unit, (text) => text);

export const signedAmountText = (value: number, unit?: AmountUnit): AmountText =>
  amountParts(value, unit, (text) => signed(value, text));

const labelOf = ({ number, unit }: AmountText): string => (unit === '' ? number : `${number} ${unit}`);

/** `86.21 Cr`, in one string for labels and axes. */
export const amountLabel = (value: number): string => labelOf(amountText(value));

const MANY = 100_000;

/** `−3.41`, and `1.90 Lac` for what is counted in shares or rupees: a figure of an indicator. */
export const figureText = (value: number): string =>
  Math.abs(value) < MANY ? rupeesText(value) : amountLabel(value);

/** `+9,120` and `−1.90 Lac`: shares bought less shares sold. */
export const netSharesText = (value: number): string =>
  Math.abs(value) < MANY ? signedQuantityText(value) : labelOf(signedAmountText(value));

/** `+0.46`: the sign is always there, since colour alone says nothing to many. */
export const signedPercentText = (value: number, decimals = 2): string =>
  digits(signed(value, grouped(value, decimals)));

/** `30.8`: a part of a whole. */
export const shareText = (value: number): string => digits(grouped(value, 1));

export type Direction = 'up' | 'down' | 'flat';

/** Zero once rounded is flat: −0.001 % shown as 0.00 is not a loss. */
export const directionOf = (value: number, decimals = 2): Direction => {
  const rounded = Number(value.toFixed(decimals));
  if (rounded === 0) return 'flat';
  return rounded > 0 ? 'up' : 'down';
};
