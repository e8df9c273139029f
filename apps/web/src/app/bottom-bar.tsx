import { t } from '@chuli/language';
import { Link, useLocation } from 'react-router';
import { useCarriedHref } from '../screen-kit/carried-href.ts';
import { screenAt } from '../screen-kit/screens-here.ts';
import { placeLinks } from './places.ts';

/** The places within reach of a thumb. */
export const BottomBar = () => {
  const href = useCarriedHref();
  const here = screenAt(useLocation().pathname)?.place;
  return (
    <nav className="bottom" aria-label={t('Places, bottom')}>
      {placeLinks().map(({ place, label, icon: Icon, path }) => (
        <Link key={place} to={href(path)} {...(place === here && { 'aria-current': 'page' })}>
          <Icon aria-hidden strokeWidth={1.5} />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
