import { type Place, type Screen, isInMenu } from '@chuli/contracts/screens';
import { localValue, readTexts } from './local-value.ts';

export type MenuItem = {
  id: string;
  name: string;
  text: string;
  path: string;
  place: Place;
  favourite: boolean;
};

/** The texts of the pages one keeps at hand, in their order: a visitor's own, or a copy of the account's. */
export const favourites = localValue('chuli.favourites', readTexts);

/** The sign-in whose favourites these are; null for a visitor's own. */
export const favouritesOwner = localValue('chuli.favourites-owner', (json) =>
  typeof json === 'string' ? json : null,
);

/** Says why a change was not kept; null where it was. */
type Keep = (next: readonly string[]) => Promise<string | null>;

let keep: Keep | null = null;

/** From now on changes go to the account, too; null when nobody is signed in any more. */
export const keepFavouritesBy = (next: Keep | null): void => {
  keep = next;
};

/** Shown at once. What the account then refuses is taken back, and the reason is returned for the reader. */
export const setFavourites = async (next: readonly string[]): Promise<string | null> => {
  favourites.set(next);
  return (await keep?.(next)) ?? null;
};

/** Every page but the Dashboard, which has its own place; a favourite is known by its text. */
export const generalMenu = (screens: readonly Screen[], favourite: readonly string[]): MenuItem[] =>
  screens.filter(isInMenu).map(({ id, path, place, title }) => ({
    id,
    path,
    place,
    name: path.slice(1),
    text: title,
    favourite: favourite.includes(title),
  }));

/** The favourites among the pages, in the order they were given. */
export const favouriteItems = (menu: readonly MenuItem[], favourite: readonly string[]): MenuItem[] =>
  favourite.flatMap((text) => menu.find((item) => item.text === text) ?? []);
