import { Suspense } from 'react';
import { useSessionNews } from '../account/session.ts';
import { latePart } from '../screen-kit/late-part.ts';

const SessionBars = latePart(() => import('../features/account/session-bars.tsx'));

/** What there is to say about the sign-in; hardly ever anything, so it is fetched when there is. */
export const SessionNews = () =>
  useSessionNews() ? (
    <Suspense fallback={null}>
      <SessionBars />
    </Suspense>
  ) : null;
