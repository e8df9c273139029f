import { SCREENS } from '@chuli/contracts/screens';
import { Navigate, createBrowserRouter, useLocation } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { loadScreen } from './screen-files.ts';
import { Shell } from './shell.tsx';
import { TitledScreen } from './titled-screen.tsx';

/** Where a visit begins. */
const HOME = '/brokers-analytics';

const Home = () => <Navigate to={{ pathname: HOME, search: useLocation().search }} replace />;

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <div className="shell" aria-busy />,
      children: [
        { path: '/', element: <Home /> },
        ...SCREENS.map((screen) => ({
          path: screen.path,
          errorElement: <ErrorPage />,
          lazy: async () => {
            const { default: Screen } = await loadScreen(screen);
            return { element: <TitledScreen title={screen.title} Screen={Screen} /> };
          },
        })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
