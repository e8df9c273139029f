import { say, t } from '@chuli/language';
import { Button } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCarriedHref } from '../screen-kit/carried-href.ts';
import { pageTitle, usePageTitle } from '../screen-kit/page-title.ts';
import { screensHere } from '../screen-kit/screens-here.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { nearestScreens } from './nearest-screens.ts';
import { useOpenPalette } from './palette/palette-context.ts';
import type { Visit } from './resolve-visit.ts';

const Message = ({ title, why, children }: { title: string; why: string; children: ReactNode }) => {
  usePageTitle(pageTitle(title));
  return (
    <div className="state flex-1">
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="text-13">{why}</p>
      {children}
    </div>
  );
};

const NearestScreens = ({ path }: { path: string }) => {
  const href = useCarriedHref();
  const nearest = nearestScreens(path, screensHere(), 5);
  if (nearest.length === 0) return null;
  return (
    <nav aria-label={t('Screens with a name like it')}>
      <p>{t('Perhaps one of these was meant:')}</p>
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
  );
};

const REASONS = {
  'unknown-path': (path: string) =>
    t('Nothing is kept at {path}. It may be mistyped, or the page has moved.', { path }),
  'not-on-this-host': (path: string) => t('{path} is not a page of this site.', { path }),
  'unknown-host': () => t('This host is not one of ours, so nothing is shown on it.'),
} as const;

type NotFoundPageProps = { reason: Extract<Visit, { kind: 'error' }>['reason'] };

/** Says which address leads nowhere, and what may have been meant. */
export const NotFoundPage = ({ reason }: NotFoundPageProps) => {
  const { pathname } = useLocation();
  const openPalette = useOpenPalette();
  return (
    <Message title={t('No such page')} why={REASONS[reason](pathname)}>
      {reason !== 'unknown-host' && (
        <>
          <NearestScreens path={pathname} />
          <div className="acts">
            <Button tone="primary" onClick={() => openPalette(pathname.split(/[/-]/).find(Boolean) ?? '')}>
              {t('Search')}
            </Button>
            <Link className="btn" to="/">
              {t('To the first screen')}
            </Link>
          </div>
        </>
      )}
    </Message>
  );
};

const BROKEN =
  'A part of the screen could not be shown. Loading it again often helps, since a new version may have come out.';
const NOT_LOADED =
  'A part of this screen did not arrive, and loading the page anew did not help. The connection may be down.';

/** What is shown when a screen itself breaks: the rest of the product stays usable. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const isNotLoaded = error instanceof ChunkLoadError;
  return (
    <Message
      title={t(isNotLoaded ? 'This screen did not load' : 'This screen broke')}
      why={t(isNotLoaded ? NOT_LOADED : BROKEN)}
    >
      <div className="acts">
        <Button tone="primary" onClick={() => window.location.reload()}>
          {t('Load again')}
        </Button>
        <Link className="btn" to="/">
          {t('To the first screen')}
        </Link>
      </div>
    </Message>
  );
};
