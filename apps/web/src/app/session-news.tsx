import { Suspense } from 'react';
import { useSessionNews } from '../account/session.ts';
import { lazyWithRetry } from '../screen-kit/lazy-with-retry.ts';

const SessionBars = lazyWithRetry(() => import('./account/session-bars.tsx'));

/** What there is to say about the sign-in; hardly ever anything, so it is fetched when there is. */
export const SessionNews = () =>
  useSessionNews() ? (
    <Suspense fallback={null}>
      <SessionBars />
    </Suspense>
  ) : null;
