import { SCREENS, type Screen, type ScreenId } from '@chuli/contracts/screens';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCarriedHref } from './carried-href.ts';

const screens: readonly Screen[] = SCREENS;

type PageHeadProps = { screen: ScreenId; title?: string; children: ReactNode };

/** The name of the screen, its neighbours in the same place, and its filters. */
export const PageHead = ({ screen, title, children }: PageHeadProps) => {
  const href = useCarriedHref();
  const here = screens.find(({ id }) => id === screen);
  const others = screens.filter(({ place, id }) => place === here?.place && id !== screen);
  return (
    <div className="page-head">
      <h1>{title ?? here?.title}</h1>
      {others.map((other) => (
        <Link key={other.id} className="text-accent" to={href(other.path)}>
          {other.title}
        </Link>
      ))}
      {children}
    </div>
  );
};
