import { Link, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { searchOf } from '../../api/fetch-call.ts';

type SignInLinkProps = { next?: string; className?: string; children: ReactNode };

export const signInHref = (next: string): string => `/login${searchOf({ next })}`;

/** To the sign-in and back to where it was asked for. */
export const SignInLink = ({ next, className = 'btn is-primary', children }: SignInLinkProps) => {
  const { pathname, search } = useLocation();
  return (
    <Link className={className} to={signInHref(next ?? pathname + search)}>
      {children}
    </Link>
  );
};
