import type { Phrase } from '@chuli/language';

/** What a partner says for itself. Apart from its colours, which every page of its host needs at once. */
export type BrandWords = {
  /** The partner's own pages. */
  links: readonly { readonly label: Phrase; readonly href: `https://${string}` }[];
  /** What its clients agree to on these pages, a paragraph each. */
  terms: readonly Phrase[];
  /** Stands under every page of the partner. */
  disclaimer: Phrase;
};
