import type { Screen } from '@chuli/contracts/screens';
import { PRODUCT } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import { useEffect } from 'react';
import { hostBrand } from './host-brand.ts';

const TAGLINE = 'Floorsheet, Signals and Broker Flow of the Nepalese Stock Market' satisfies Phrase;
const DASHBOARD_PATHS: ReadonlySet<string> = new Set(['/', '/dashboard']);

/** Small words stay small within a title, as in a printed one. */
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'vs',
  'with',
]);

/** A name that has a capital of its own inside, such as eSewa, is written as it is. */
const titleCase = (words: string): string =>
  words.replaceAll(/(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu, (word, at: number) =>
    (at > 0 && SMALL.has(word)) || /\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** The product goes by the partner's name on the partner's host. */
const siteName = (): string => hostBrand()?.name ?? PRODUCT.name;

/** `Chuli – Broker Analytics`. */
export const pageTitle = (name: string): string => `${siteName()} – ${titleCase(name)}`;

/** The Dashboard is what a search engine and a bookmark show of the product: it says what that is. */
export const screenTitle = ({ path, title }: Pick<Screen, 'path' | 'title'>): string =>
  DASHBOARD_PATHS.has(path) ? `${siteName()} – ${t(TAGLINE)}` : pageTitle(say(title));

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
