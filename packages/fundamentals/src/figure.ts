/** Why a figure is not known; of `sources-differ` there is one, and another source says otherwise. */
export const REASONS = [
  'not-reported',
  'not-applicable',
  'denominator',
  'stale',
  'needs-history',
  'unit-mismatch',
  'sources-differ',
] as const;
export type Reason = (typeof REASONS)[number];

export const BASES = ['computed', 'stated'] as const;
/** Computed from the lines of reports, or as a company or source printed it. */
export type Basis = (typeof BASES)[number];

export type Known = {
  readonly value: number;
  readonly basis: Basis;
  /** Another source has it more than a hundredth away. */
  readonly differs: boolean;
};
export type Unknown = { readonly value: null; readonly why: Reason };
export type Figure = Known | Unknown;

export const unknown = (why: Reason): Unknown => ({ value: null, why });
export const known = (value: number, basis: Basis = 'computed', differs = false): Known => ({
  value,
  basis,
  differs,
});

export const isKnown = (figure: Figure): figure is Known => figure.value !== null;

/** A sum or a share of two: stated as soon as one of them is. */
export const combined = (left: Known, right: Known, value: number): Known => ({
  value,
  basis: left.basis === 'stated' || right.basis === 'stated' ? 'stated' : 'computed',
  differs: left.differs || right.differs,
});

/** How far two sources may lie apart and still say the same. */
const TOLERANCE = 0.01;

export const isApart = (one: number, other: number): boolean =>
  Math.abs(one - other) > TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
