import type { Case } from './case.ts';

/** `all` holds everything but new listings; so does every other slice except the one that is theirs. */
export const ALL = 'all';
export const OUT_OF_SAMPLE = 'sample:out';

type Slicing = { readonly name: string; readonly of: (one: Case) => string | number | null };

const SLICINGS: readonly Slicing[] = [
  { name: 'sample', of: ({ sample }) => sample },
  { name: 'sector', of: ({ sector }) => sector },
  { name: 'year', of: ({ year }) => year },
  { name: 'liquidity', of: ({ liquidity }) => liquidity },
  { name: 'capitalisation', of: ({ capitalisation }) => capitalisation },
];

/** Every slice of a group with its cases, in the order they came; a slice without a case does not appear. */
export const slicesOf = (cases: readonly Case[]): Map<string, readonly Case[]> => {
  const settled = cases.filter(({ isNewListing }) => !isNewListing);
  const slices = new Map<string, readonly Case[]>([[ALL, settled]]);
  for (const { name, of } of SLICINGS) {
    for (const [value, own] of Map.groupBy(settled, of)) {
      if (value !== null) slices.set(`${name}:${value}`, own);
    }
  }
  const listings = cases.filter(({ isNewListing }) => isNewListing);
  if (listings.length > 0) slices.set('new-listing', listings);
  return slices;
};
