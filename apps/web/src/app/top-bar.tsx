import { t } from '@chuli/language';
import { Link, useLocation } from 'react-router';
import { useHrefWithAsOf } from '../screen-kit/href-with-as-of.ts';
import { screenAt } from '../screen-kit/screens-here.ts';
import { AccountButton } from './account-button.tsx';
import { AsOfControl } from './as-of-control.tsx';
import { BrandMark } from './brand-mark.tsx';
import { DisplayMenu } from '../shared/display/display-menu.tsx';
import { MarketStatus } from './market-status.tsx';
import { NoticesButton } from './notices/notices-button.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { placeLinks } from './places.ts';
import { QuickMenu } from './quick-menu.tsx';

/** Where am I, is the market open, how old is this, which day is it. */
export const TopBar = () => {
  const href = useHrefWithAsOf();
  const { pathname } = useLocation();
  const here = screenAt(pathname)?.place;
  return (
    <header className="top">
      <BrandMark />
      <nav className="places" aria-label={t('Main sections')}>
        {placeLinks().map(({ place, label, path }) => (
          <Link key={place} to={href(path)} {...(place === here && { 'aria-current': 'page' })}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <PaletteButton />
      <div className="end">
        <MarketStatus />
        <AsOfControl />
        <NoticesButton />
        <QuickMenu />
        <DisplayMenu />
        <AccountButton />
      </div>
    </header>
  );
};

/** For pages that are not about the market: a reader, a payer or a newcomer needs no as-of. */
export const SlimBar = () => (
  <header className="top">
    <BrandMark />
    <PaletteButton />
    <div className="end">
      <MarketStatus />
      <DisplayMenu />
      <AccountButton />
    </div>
  </header>
);
