import type { BrandWords } from './brand-words.ts';
import { himalWords } from './partners/himal-words.ts';
import { nilamWords } from './partners/nilam-words.ts';

/** By the id of the brand. */
export const BRAND_WORDS: Readonly<Record<string, BrandWords>> = { himal: himalWords, nilam: nilamWords };
