import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { useSignIn } from '../account/session.ts';
import { useCall } from '../api/use-call.ts';
import { environmentHere, screenAt } from '../screen-kit/screens-here.ts';
import { useHostBrand } from '../screen-kit/host-brand.ts';
import { LAYOUTS } from './layouts/layouts.tsx';
import { PaletteProvider } from './palette/palette-provider.tsx';
import { ReferenceLinks } from './reference-links.tsx';
import { HOSTS } from '@chuli/contracts/screens';
import { type ReactNode, useEffect } from 'react';
import { NotFoundPage } from '../shared/display/not-found-page.tsx';
import { resolveVisit } from './resolve-visit.ts';
import { favouritesOwner } from '../screen-kit/menu.ts';
import { useStocks } from '../api/reference-calls.ts';
import { rememberRecent } from '../screen-kit/recent-symbols.ts';
import { useAsOf } from '../screen-kit/use-address.ts';
import { countVisit, notePage } from '../screen-kit/visits.ts';

/** Counts on this machine which screens are opened, and remembers for this tab where one was last. */
const useVisit = (): void => {
  const { pathname, search } = useLocation();
  const { id, place } = screenAt(pathname) ?? {};
  useEffect(() => {
    if (id !== undefined) countVisit(id);
  }, [id]);
  useEffect(() => {
    if (place !== 'site') notePage(pathname + search);
  }, [place, pathname, search]);
};

/** Notes which stock was looked at; a symbol that does not exist is not one. */
const useRecentSymbol = (): void => {
  const { pathname } = useLocation();
  const symbol = useSearchParams()[0].get('symbol')?.toUpperCase();
  const stocks = useStocks(useAsOf());
  const isStock = screenAt(pathname)?.place === 'stock' && stocks.some((stock) => stock.symbol === symbol);
  useEffect(() => {
    if (isStock && symbol !== undefined) rememberRecent(symbol);
  }, [isStock, symbol]);
};

/** Whoever is signed in has the favourites of the account; what that takes is fetched for them alone. */
const useKeptFavourites = (): void => {
  const signIn = useSignIn();
  useEffect(() => {
    if (signIn === null && favouritesOwner.get() === null) return;
    void import('./favourites/kept-favourites.ts').then(
      ({ followSignIn }) => followSignIn(signIn),
      // Without a connection the copy of the last visit is shown; the next visit brings the rest.
      () => undefined,
    );
  }, [signIn]);
};

/** Shows a page only where and to whom it is shown. */
const Guard = ({ children }: { children: ReactNode }) => {
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

/** What every page stands in: the frame that its row names, the palette, and the links of figures. */
export const Shell = () => {
  const { pathname } = useLocation();
  const Layout = LAYOUTS[screenAt(pathname)?.layout ?? 'main'];
  // Asked at the start with the stocks and the market status, so that every screen finds them there.
  useCall('/latest-fiscal-year-quarter/', {});
  useCall('/membership/package/status/', {}, { enabled: useSignIn() !== null });
  useHostBrand();
  useRecentSymbol();
  useVisit();
  useKeptFavourites();
  return (
    <ReferenceLinks>
      <PaletteProvider>
        <Layout>
          <Guard>
            <Outlet />
          </Guard>
        </Layout>
      </PaletteProvider>
    </ReferenceLinks>
  );
};
