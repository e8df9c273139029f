import type { Place, Screen } from '@chuli/contracts/screens';
import { localValue, readTexts } from './local-value.ts';

export type MenuItem = {
  id: string;
  name: string;
  text: string;
  path: string;
  place: Place;
  favourite: boolean;
};

/** The texts of the pages a visitor keeps at hand, in their order. */
export const favourites = localValue('chuli.favourites', readTexts);

const isDashboard = ({ path }: Pick<Screen, 'path'>): boolean => path === '/' || path === '/dashboard';

/** Every page but the Dashboard, which has its own place; a favourite is known by its text. */
export const generalMenu = (screens: readonly Screen[], favourite: readonly string[]): MenuItem[] =>
  screens
    .filter((screen) => !isDashboard(screen) && !screen.path.includes(':'))
    .map(({ id, path, place, title }) => ({
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
