import { type Phrase, t } from '@chuli/language';
import { useState } from 'react';
import { favourites, setFavourites } from './menu.ts';
import { toggled } from './ordered-list.ts';
import { copyLink, nameOfView, saveView } from './share-view.ts';
import { ViewName } from './view-name.tsx';

type Line = { label: Phrase; run: () => Promise<string> | string };

const copied = async (): Promise<string> =>
  t((await copyLink()) ? 'Link copied.' : 'Your browser blocked copying. Copy the address above.');

/** What can be done with the view on the screen: the address is the state, so a link is the whole of it. */
const PageMenuLines = ({ title }: { title: string }) => {
  const [said, setSaid] = useState('');
  const [isNaming, setNaming] = useState(false);
  const isFavourite = favourites.use().includes(title);
  const toggle = async (): Promise<string> => {
    const fault = await setFavourites(toggled(favourites.get(), title));
    return fault ?? t(isFavourite ? 'Removed from favourites' : 'Added to favourites');
  };
  const askForName = (): string => {
    setNaming(true);
    return '';
  };
  const onNamed = (name: string): void => {
    setNaming(false);
    setSaid(t('View saved as “{view}”. Open it with Ctrl K.', { view: saveView(name) }));
  };
  const lines: Line[] = [
    { label: 'Copy link', run: copied },
    { label: 'Save view', run: askForName },
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
      {isNaming && <ViewName proposed={nameOfView()} onNamed={onNamed} />}
      <output className="said">{said}</output>
    </>
  );
};

export default PageMenuLines;
