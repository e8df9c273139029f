import type { Drawing } from '@chuli/ui';
import type { History } from './use-history.ts';

type Anchors = Drawing['anchors'];

/** On which prices the chart stands, and what turns prices as traded into adjusted ones. */
export type PriceBasis = Pick<History, 'adjusted' | 'adjustments'>;

/** The product of all factors that came after a day: an adjusted price is the traded one times this. */
const factorOn = (date: string, { adjusted, adjustments }: PriceBasis): number =>
  adjusted
    ? adjustments.reduce((product, { ex_on, factor }) => (ex_on > date ? product * factor : product), 1)
    : 1;

/**
 * Drawings are kept at prices as traded: those never change, while every bonus or right share moves the adjusted ones.
 * A line drawn on one of the two charts lies on the same bars in the other.
 */
export const anchorsShown = (anchors: Anchors, basis: PriceBasis): Anchors =>
  anchors.map(({ date, price }) => ({ date, price: price * factorOn(date, basis) }));

export const anchorsKept = (anchors: Anchors, basis: PriceBasis): Anchors =>
  anchors.map(({ date, price }) => ({ date, price: price / factorOn(date, basis) }));
