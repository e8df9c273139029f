import { type Hosts, SCREENS, type Screen, hostRole, showsPath } from '@chuli/contracts/screens';
import { screenAt } from '../screen-kit/screens-here.ts';
import type { NotFoundReason } from '../shared/display/not-found-page.tsx';

type Asked = {
  /** The name of the host, without its port. */
  host: string;
  path: string;
  /** The query of the address, with its question mark, or nothing. */
  search?: string;
  isSignedIn: boolean;
  hosts: Hosts;
  screens?: readonly Screen[];
};

export type Visit =
  | { kind: 'show' }
  | { kind: 'error'; reason: NotFoundReason }
  | { kind: 'redirect'; to: string };

const LOGIN = '/login';
/** Pages that lead to a sign-in have nothing for whoever is signed in. */
const SIGN_IN_PAGES: readonly string[] = [LOGIN, '/signup', '/demo-login'];
const DASHBOARD = '/';

/** One slash first; browsers read a backslash as a slash and leave tabs and line breaks out before they look. */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** Where a sign-in leads: back to the page that asked for it. Only to our own pages, whatever the address says. */
const afterSignIn = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  const isOurs = OWN_ADDRESS.test(next) && !SIGN_IN_PAGES.some((page) => next.startsWith(page));
  return isOurs ? next : DASHBOARD;
};

const withoutLastSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

/** What an address leads to. The host decides first, then who is asking. */
export const resolveVisit = ({
  host,
  path,
  search = '',
  isSignedIn,
  hosts,
  screens = SCREENS,
}: Asked): Visit => {
  const role = hostRole(hosts, host);
  const asked = withoutLastSlash(path);
  if (role.kind === 'unknown') return { kind: 'error', reason: 'unknown-host' };
  if (!showsPath(role, asked)) return { kind: 'error', reason: 'not-on-this-host' };
  if (SIGN_IN_PAGES.includes(asked) && isSignedIn) return { kind: 'redirect', to: afterSignIn(search) };
  const screen = screenAt(asked, screens);
  if (screen === undefined) return { kind: 'error', reason: 'unknown-path' };
  if (screen.access === 'user' && !isSignedIn) {
    return { kind: 'redirect', to: `${LOGIN}?${new URLSearchParams({ next: asked + search }).toString()}` };
  }
  return { kind: 'show' };
};
