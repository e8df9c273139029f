import { Link, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { searchOf } from '../../api/fetch-call.ts';

type SignInLinkProps = { next?: string; className?: string; children: ReactNode };

/** To the sign-in and back to where it was asked for. */
export const SignInLink = ({ next, className = 'btn is-primary', children }: SignInLinkProps) => {
  const { pathname, search } = useLocation();
  return (
    <Link className={className} to={`/login${searchOf({ next: next ?? pathname + search })}`}>
      {children}
    </Link>
  );
};
