import { type Phrase, digits, t } from '@chuli/language';
import { trueMinus } from '../formats/number-text.ts';

export type CompactUnit = { name: Phrase | null; size: number };

const UNITS: readonly CompactUnit[] = [
  { name: null, size: 1 },
  { name: 'thousand', size: 1e3 },
  { name: 'lakh', size: 1e5 },
  { name: 'crore', size: 1e7 },
  { name: 'arab', size: 1e9 },
];

/** One unit for a whole axis: the largest in which the greatest value has at least two digits. */
export const unitFor = (greatest: number): CompactUnit =>
  UNITS.findLast(({ size }) => greatest / size >= 10) ?? { name: null, size: 1 };

/** `thousand`, and nothing where figures are written out. */
export const unitText = ({ name }: CompactUnit): string => (name === null ? '' : t(name));

export const inUnit = (value: number, { size }: CompactUnit): string => {
  const scaled = value / size;
  const decimals = size > 1 && Math.abs(scaled) < 10 && scaled !== Math.round(scaled) ? 1 : 0;
  return digits(trueMinus(scaled.toFixed(decimals)));
};
