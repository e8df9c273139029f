import '../../features/site/site.css';
import type { ScreenId } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead } from '@chuli/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSignIn } from '../../account/session.ts';
import { KeptPages } from '../../features/site/kept-pages.tsx';
import { type MenuItem, favouriteItems, favourites, generalMenu } from '../../screen-kit/menu.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { mostUsed, visits } from '../../screen-kit/visits.ts';

const MOST_USED = 12;

/** Where to begin while nothing was opened on this machine: one screen of each place of the work. */
const FIRST: readonly ScreenId[] = [
  'nepse-market-summary',
  'stock-profile',
  'floorsheet',
  'brokers-analytics',
  'today-signal',
];

const KeptWhere = () =>
  useSignIn() === null ? (
    <>
      {t('Saved on this device.')}{' '}
      <Link className="text-accent underline" to="/login?next=/fav-menu">
        {t('Sign in to sync')}
      </Link>
    </>
  ) : (
    t('Saved to your account.')
  );

type OpenedMostProps = { menu: readonly MenuItem[]; onKept: (fault: string | null) => void };

const OpenedMost = ({ menu, onKept }: OpenedMostProps) => {
  const others = menu.filter(({ id }) => id !== 'fav-menu');
  const used = mostUsed(others, visits.use(), MOST_USED);
  const title = used.length === 0 ? t('Good places to start') : t('Most used');
  const note =
    used.length === 0
      ? t('Nothing opened on this device yet.')
      : t('The pages you open most on this device. The count stays here.');
  const items = used.length === 0 ? others.filter(({ id }) => FIRST.some((first) => first === id)) : used;
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      <p className="px-3 pb-2 text-muted">{note}</p>
      <KeptPages label={title} items={items} onKept={onKept} />
    </Panel>
  );
};

/** The pages one keeps, in one's own order, and those that are opened most. */
const FavMenuScreen = () => {
  const [fault, setFault] = useState<string | null>(null);
  const favourite = favourites.use();
  const menu = generalMenu(screensHere(), favourite);
  const kept = favouriteItems(menu, favourite);
  return (
    <>
      <PageHead screen="fav-menu">
        <output className="text-warn">{fault}</output>
      </PageHead>
      <div className="kept-columns">
        <Panel label={t('Favourites')}>
          <PanelHead title={t('Favourites')} />
          <p className="px-3 pb-2 text-muted">
            <KeptWhere />
          </p>
          {kept.length === 0 ? (
            <EmptyState
              title={t('No favourites yet')}
              why={t('Star a page, here or in the menu, to keep it at hand.')}
            />
          ) : (
            <KeptPages label={t('Favourites')} items={kept} canMove onKept={setFault} />
          )}
        </Panel>
        <OpenedMost menu={menu} onKept={setFault} />
      </div>
    </>
  );
};

export default FavMenuScreen;
