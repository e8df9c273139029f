import { SCREENS, type Screen } from '@chuli/contracts/screens';
import { type RouteObject, createBrowserRouter } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { loadScreen } from './screen-files.ts';
import { Shell } from './shell.tsx';
import { TitledScreen } from './titled-screen.tsx';

const screenRoute = (row: Screen): RouteObject => ({
  path: row.path,
  errorElement: <ErrorPage />,
  lazy: async () => {
    const { default: Content } = await loadScreen(row);
    return { element: <TitledScreen row={row} Content={Content} /> };
  },
});

/** Every part in every state, for those who build it: never in the product. */
const galleryRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? [
        {
          path: '/gallery',
          lazy: async () => await import('../gallery/gallery.tsx'),
          hydrateFallbackElement: <main aria-busy />,
        },
      ]
    : [];

export const createRouter = () =>
  createBrowserRouter([
    ...galleryRoutes,
    {
      element: <Shell />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <div className="shell" aria-busy />,
      children: [...SCREENS.map(screenRoute), { path: '*', element: <NotFoundPage reason="unknown-path" /> }],
    },
  ]);
