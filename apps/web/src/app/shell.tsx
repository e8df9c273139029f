import { Outlet, useLocation } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { screenAt } from '../screen-kit/screens-here.ts';
import { Guard } from './guard.tsx';
import { useHostBrand } from './host-brand.ts';
import { LAYOUTS } from './layouts/layouts.tsx';
import { PaletteProvider } from './palette/palette-provider.tsx';
import { ReferenceLinks } from './reference-links.tsx';
import { useKeptFavourites } from './use-kept-favourites.ts';
import { useRecentSymbol } from './use-recent-symbol.ts';
import { useVisit } from './use-visit.ts';

/** What every page stands in: the frame that its row names, the palette, and the links of figures. */
export const Shell = () => {
  const { pathname } = useLocation();
  const Layout = LAYOUTS[screenAt(pathname)?.layout ?? 'main'];
  // Asked at the start with the stocks and the market status, so that every screen finds it there.
  useCall('/latest-fiscal-year-quarter/', {});
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
