import { SCREENS, type Screen } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
import { sendCall } from '../../api/send-call.ts';
import { favourites, favouritesOwner, keepFavouritesBy } from '../../screen-kit/menu.ts';
import { type FavouriteChange, changesBetween } from './favourite-changes.ts';

type Menu = { rows: readonly { text: string }[] };

const all: readonly Screen[] = SCREENS;

const idsOf = (texts: readonly string[]): string[] =>
  texts.flatMap(
    (text) => all.find(({ title, isUnlisted }) => title === text && isUnlisted !== true)?.id ?? [],
  );

const textsOf = ({ rows }: Menu): string[] => rows.map(({ text }) => text);

const send = (change: FavouriteChange): Promise<Menu> =>
  change.kind === 'order'
    ? sendCall('PATCH /site/fav-menu/', { body: { order: [...change.order], add: false } })
    : sendCall('POST /site/fav-menu/{id}/', {
        params: { id: change.id },
        body: { favourite: change.wasFavourite },
      });

/** As the server has them; what is shown and refused goes back to this. */
let held: readonly string[] = [];

const show = (menu: Menu): void => {
  held = textsOf(menu);
  favourites.set(held);
};

/** One change after the other: the second press is judged by what the first left. */
let last: Promise<unknown> = Promise.resolve();

const saveAll = async (texts: readonly string[]): Promise<string | null> => {
  try {
    for (const change of changesBetween(idsOf(held), idsOf(texts))) held = textsOf(await send(change));
    return null;
  } catch (error) {
    favourites.set(held);
    return error instanceof CallFailure ? error.message : t('The response could not be read.');
  }
};

const keepInTurn = (texts: readonly string[]): Promise<string | null> => {
  const turn = last.then(() => saveAll(texts));
  last = turn;
  return turn;
};

/**
 * What a visitor kept in this browser joins the account once; from then on the account has the word. What is left of
 * somebody else's account joins nobody's.
 */
const bringIn = async (signIn: string): Promise<void> => {
  const isVisitors = favouritesOwner.get() === null;
  show(
    isVisitors
      ? await sendCall('PATCH /site/fav-menu/', { body: { order: idsOf(favourites.get()), add: true } })
      : await fetchCall('/site/fav-menu/', {}),
  );
  favouritesOwner.set(signIn);
};

/** After a sign-out nothing of the account stays on the machine. */
const leave = (): void => {
  if (favouritesOwner.get() === null) return;
  held = [];
  favourites.set([]);
  favouritesOwner.set(null);
};

export const followSignIn = (signIn: string | null): void => {
  if (signIn === null) {
    keepFavouritesBy(null);
    leave();
    return;
  }
  // A list that could not be fetched stays the copy of the last visit, and is asked for again on the next.
  last = bringIn(signIn).catch(() => undefined);
  keepFavouritesBy(keepInTurn);
};
