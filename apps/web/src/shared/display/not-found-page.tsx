import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { MessagePage } from './message-page.tsx';
import { useOpenPalette } from './palette-context.ts';

/** The words by which pages are found are many, and most visits need none of them. */
const NearPages = lazyWithRetry(() => import('./near-pages.tsx'));

const REASONS = {
  'unknown-path': (path: string) =>
    t('We couldn’t find {path}. It may be mistyped, or the page has moved.', { path }),
  'not-on-this-host': (path: string) => t('{path} is not a page of this site.', { path }),
  'unknown-host': () => t('This host is not one of ours, so nothing is shown on it.'),
} as const;

export type NotFoundReason = keyof typeof REASONS;

/** Says which address leads nowhere, and what may have been meant. */
export const NotFoundPage = ({ reason }: { reason: NotFoundReason }) => {
  const { pathname } = useLocation();
  const openPalette = useOpenPalette();
  return (
    <MessagePage title={t('Page not found')} why={REASONS[reason](pathname)}>
      {reason !== 'unknown-host' && (
        <>
          <Suspense fallback={null}>
            <NearPages path={pathname} />
          </Suspense>
          <div className="acts">
            <Button tone="primary" onClick={() => openPalette(pathname.split(/[/-]/).find(Boolean) ?? '')}>
              {t('Search')}
            </Button>
            <Link className="btn" to="/">
              {t('Go to home')}
            </Link>
          </div>
        </>
      )}
    </MessagePage>
  );
};
