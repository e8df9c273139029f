import { type Phrase, t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { favourites, setFavourites } from './menu.ts';
import { toggled } from './ordered-list.ts';
import { copyLink, saveView } from './share-view.ts';

type Line = { label: Phrase; run: () => Promise<string> | string };

const copied = async (): Promise<string> =>
  t((await copyLink()) ? 'Link copied.' : 'The browser keeps the clipboard closed. Copy the address above.');

const saved = (): string => t('Saved as “{view}”. Ctrl K finds it.', { view: saveView() });

const PageMenuLines = ({ title }: { title: string }) => {
  const [said, setSaid] = useState('');
  const isFavourite = favourites.use().includes(title);
  const toggle = async (): Promise<string> => {
    const fault = await setFavourites(toggled(favourites.get(), title));
    return fault ?? t(isFavourite ? 'Taken from the favourites.' : 'Among the favourites now.');
  };
  const lines: Line[] = [
    { label: 'Copy link', run: copied },
    { label: 'Save view', run: saved },
    { label: isFavourite ? 'Remove from favourites' : 'Add to favourites', run: toggle },
  ];
  return (
    <>
      <ul>
        {lines.map(({ label, run }) => (
          <li key={label}>
            <button
              type="button"
              className="text text-left"
              onClick={() => void Promise.resolve(run()).then(setSaid)}
            >
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
      <output className="said">{said}</output>
    </>
  );
};

/** What can be done with the view on the screen: the address is the state, so a link is the whole of it. */
export const PageMenu = ({ title }: { title: string }) => (
  <MenuButton label={t('Share, save or keep this page')} className="icon-btn is-small" face={<Ellipsis />}>
    {() => <PageMenuLines title={title} />}
  </MenuButton>
);
