import { SCREENS, type Screen } from '@chuli/contracts/screens';
import { type ReactNode, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { useSignIn } from '../account/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from '../shared/display/not-found-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { forgetScreen, screenComponent } from './screen-component.ts';
import { ScrollMemory } from './scroll-memory.ts';
import { Shell } from './shell.tsx';
import { TitledScreen } from './titled-screen.tsx';

const showError = (error: unknown): ReactNode => <ErrorPage error={error} />;

/** The first page is the landing page to a visitor and the Dashboard to whoever is signed in. */
const rowFor = (row: Screen, isSignedIn: boolean): Screen =>
  (row.path === '/' && isSignedIn && SCREENS.find(({ id }) => id === 'dashboard')) || row;

/** A screen that breaks leaves the frame usable, and the next screen whole. */
const ShownScreen = ({ row: asked }: { row: Screen }) => {
  const row = rowFor(asked, useSignIn() !== null);
  const { pathname } = useLocation();
  const Content = screenComponent(row);
  return (
    <ErrorBoundary key={pathname} show={showError} onBroken={() => forgetScreen(row)}>
      <TitledScreen row={row} Content={Content} />
    </ErrorBoundary>
  );
};

/** Every part in every state, for those who build it: never in the product. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(async () => ({ default: (await import('../gallery/gallery.tsx')).Component }))
    : null;

const screenRoutes = SCREENS.map((row) => (
  <Route key={row.id} path={row.path} element={<ShownScreen row={row} />} />
));

/**
 * The product by its addresses. Routes without loaders of their own: each panel asks for its data, and a router that
 * fetches would add 15 kB to the first visit.
 */
export const Pages = () => (
  <ErrorBoundary show={showError}>
    <ScrollMemory />
    <Routes>
      {Gallery !== null && <Route path="/gallery" element={<Gallery />} />}
      <Route element={<Shell />}>
        {screenRoutes}
        <Route path="*" element={<NotFoundPage reason="unknown-path" />} />
      </Route>
    </Routes>
  </ErrorBoundary>
);
