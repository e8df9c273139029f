import { HOSTS } from '@chuli/contracts/screens';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSignIn } from '../account/session.ts';
import { environmentHere } from '../screen-kit/screens-here.ts';
import { NotFoundPage } from './error-page.tsx';
import { resolveVisit } from './resolve-visit.ts';

/** Shows a page only where and to whom it is shown. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const isSignedIn = useSignIn() !== null;
  const visit = resolveVisit({
    host: location.hostname,
    path: pathname,
    search,
    isSignedIn,
    hosts: HOSTS[environmentHere()],
  });
  if (visit.kind === 'redirect') return <Navigate to={visit.to} replace />;
  return visit.kind === 'error' ? <NotFoundPage reason={visit.reason} /> : children;
};
