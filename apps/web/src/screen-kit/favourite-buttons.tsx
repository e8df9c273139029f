import { say, t } from '@chuli/language';
import { IconButton } from '@chuli/ui';
import { ArrowDown, ArrowUp, Star } from 'lucide-react';
import { type MenuItem, favourites, setFavourites } from './menu.ts';
import { moved, toggled } from './ordered-list.ts';

type FavouriteProps = {
  item: MenuItem;
  /** Called with the reason where the account did not keep the change, and with null where it did. */
  onKept: (fault: string | null) => void;
};

export const StarButton = ({ item: { text, favourite }, onKept }: FavouriteProps) => (
  <IconButton
    small
    label={t(favourite ? 'Remove {page} from the favourites' : 'Add {page} to the favourites', {
      page: say(text),
    })}
    aria-pressed={favourite}
    onClick={() => void setFavourites(toggled(favourites.get(), text)).then(onKept)}
  >
    <Star fill={favourite ? 'currentColor' : 'none'} />
  </IconButton>
);

export const MoveButtons = ({ item: { text }, onKept }: FavouriteProps) => {
  const move = (step: 1 | -1): void => void setFavourites(moved(favourites.get(), text, step)).then(onKept);
  return (
    <>
      <IconButton small label={t('Move {page} up', { page: say(text) })} onClick={() => move(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton small label={t('Move {page} down', { page: say(text) })} onClick={() => move(1)}>
        <ArrowDown />
      </IconButton>
    </>
  );
};
