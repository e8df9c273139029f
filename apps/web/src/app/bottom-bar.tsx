import { t } from '@chuli/language';
import { Link, useLocation } from 'react-router';
import { useHrefWithAsOf } from '../screen-kit/href-with-as-of.ts';
import { screenAt } from '../screen-kit/screens-here.ts';
import { placeLinks } from './places.ts';

/** The places within reach of a thumb. */
export const BottomBar = () => {
  const href = useHrefWithAsOf();
  const here = screenAt(useLocation().pathname)?.place;
  return (
    <nav className="bottom" aria-label={t('Main sections, bottom')}>
      {placeLinks().map(({ place, label, icon: Icon, path }) => (
        <Link key={place} to={href(path)} {...(place === here && { 'aria-current': 'page' })}>
          <Icon aria-hidden strokeWidth={1.5} />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
