import type { Said } from '../said.ts';

/** A paragraph, a list, or the facts of whoever runs this copy of the product. */
export type LegalPart = Said | { readonly list: readonly Said[] } | 'operator';

export type LegalSection = {
  /** In the address after the hash; links of others point at it. */
  readonly id: string;
  readonly title: Said;
  readonly parts: readonly LegalPart[];
  /** Screens where the reader can act on it. */
  readonly screens?: readonly string[];
};

export type LegalText = {
  /** The day of this version, year first; another wording is another version. */
  readonly version: string;
  readonly lead: Said;
  readonly sections: readonly LegalSection[];
};
