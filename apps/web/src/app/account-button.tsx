import { t } from '@chuli/language';
import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSignIn } from '../account/session.ts';
import { lazyWithRetry } from '../screen-kit/lazy-with-retry.ts';

const AccountMenu = lazyWithRetry(() => import('./account/account-menu.tsx'));

/** Pages around a sign-in keep the way back that they were given. */
const AROUND: ReadonlySet<string> = new Set(['/signup', '/reset', '/demo-login']);

const nextOf = (pathname: string, search: string): string => {
  if (AROUND.has(pathname)) return search;
  return pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search }).toString()}`;
};

const SignInLink = () => {
  const { pathname, search } = useLocation();
  if (pathname === '/login') return null;
  return (
    <Link className="btn sign-in" to={`/login${nextOf(pathname, search)}`} aria-label={t('Sign in')}>
      <UserRound aria-hidden />
      <span>{t('Sign in')}</span>
    </Link>
  );
};

/** The way in for a visitor, and one's own menu after it. */
export const AccountButton = () =>
  useSignIn() === null ? (
    <SignInLink />
  ) : (
    <Suspense fallback={<span className="icon-btn" />}>
      <AccountMenu />
    </Suspense>
  );
