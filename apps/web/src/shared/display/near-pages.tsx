import { say, t } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { nearestScreens } from './nearest-screens.ts';
import { nearestBuilt } from './planned-screens.ts';

const MOST = 5;

/** A page that is planned says so, and leads to what comes nearest. */
const Planned = ({ path }: { path: string }) => {
  const href = useHrefWithAsOf();
  const id = nearestBuilt(path);
  const nearest = screensHere().find((screen) => screen.id === id);
  if (nearest === undefined) return null;
  return (
    <p className="text-13">
      {t('{path} is planned and not built yet.', { path })} {t('The nearest page we have:')}{' '}
      <Link className="text-accent" to={href(nearest.path)}>
        {say(nearest.title)}
      </Link>
    </p>
  );
};

/** What an address that leads nowhere may have meant. */
const NearPages = ({ path }: { path: string }) => {
  const href = useHrefWithAsOf();
  const nearest = nearestScreens(path, screensHere(), MOST);
  return (
    <>
      <Planned path={path} />
      {nearest.length > 0 && (
        <nav aria-label={t('Screens with a similar name')}>
          <p>{t('Did you mean:')}</p>
          <ul className="list-disc pl-5 text-13">
            {nearest.map((screen) => (
              <li key={screen.id}>
                <Link className="text-accent" to={href(screen.path)}>
                  {say(screen.title)}
                </Link>{' '}
                <span className="text-muted">{screen.path}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
};

export default NearPages;
