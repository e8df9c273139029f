import type { Screen } from '@chuli/contracts/screens';
import { PRODUCT } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import { useEffect } from 'react';
import { hostBrand } from '../app/host-brand.ts';

const TAGLINE = 'Floorsheet, Signals and Broker Flow of the Nepalese Stock Market' satisfies Phrase;
const DASHBOARD_PATHS: ReadonlySet<string> = new Set(['/', '/dashboard']);

const titleCase = (words: string): string =>
  words.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The product goes by the partner's name on the partner's host. */
const siteName = (): string => hostBrand()?.name ?? PRODUCT.name;

/** `Chuli – Brokers Analytics`. */
export const pageTitle = (name: string): string => `${siteName()} – ${titleCase(name)}`;

/** The Dashboard is what a search engine and a bookmark show of the product: it says what that is. */
export const screenTitle = ({ path, title }: Pick<Screen, 'path' | 'title'>): string =>
  DASHBOARD_PATHS.has(path) ? `${siteName()} – ${t(TAGLINE)}` : pageTitle(say(title));

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
