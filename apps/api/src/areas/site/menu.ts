import type { ReplyOf, siteContracts } from '@chuli/contracts';
import { SCREENS, type Screen, isInMenu, showsPath } from '@chuli/contracts/screens';
import { AppError } from '@chuli/kernel';

type Menu = ReplyOf<typeof siteContracts.mainMenu>;

const LISTED: readonly Screen[] = SCREENS.filter((screen: Screen) => isInMenu(screen));
const BY_ID: ReadonlyMap<string, Screen> = new Map(LISTED.map((screen) => [screen.id, screen]));

const toItem = ({ id, path, title, place }: Screen, favourite: boolean): Menu['rows'][number] => ({
  id,
  name: path.slice(1),
  text: title,
  place,
  favourite,
});

type Brand = string | null;

/** A partner's host shows its few pages alone; its menu names no other. */
const isShown =
  (brand: Brand) =>
  ({ path }: Screen): boolean =>
    showsPath(brand === null ? { kind: 'whole' } : { kind: 'partner', brand }, path);

export const wholeMenu = (favourites: readonly string[], brand: Brand): Menu => ({
  rows: LISTED.filter(isShown(brand)).map((screen) => toItem(screen, favourites.includes(screen.id))),
});

/** The favourites in their order; a screen that the product no longer has is passed over. */
export const favouriteMenu = (favourites: readonly string[], brand: Brand): Menu => ({
  rows: favourites
    .flatMap((id) => BY_ID.get(id) ?? [])
    .filter(isShown(brand))
    .map((screen) => toItem(screen, true)),
});

/** `wasFavourite` is what the browser showed: pressed once and sent twice, it is still one press. */
export const toggled = (held: readonly string[], id: string, wasFavourite: boolean): string[] => {
  if (!BY_ID.has(id)) throw new AppError('page.not-found', { id });
  const others = held.filter((other) => other !== id);
  if (wasFavourite) return others;
  return held.includes(id) ? [...held] : [...others, id];
};

type Order = { order: readonly string[]; add: boolean };

/** First what the order names, then the rest as it was: another device may have added some since. */
export const reordered = (held: readonly string[], { order, add }: Order): string[] => {
  const named = order.filter((id) => BY_ID.has(id) && (add || held.includes(id)));
  return add ? [...held, ...named] : [...named, ...held.filter((id) => !named.includes(id))];
};
