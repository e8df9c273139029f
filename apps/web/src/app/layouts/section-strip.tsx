import type { Layout } from '@chuli/contracts/screens';
import { say } from '@chuli/language';
import { Link, useLocation } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';

/** The screens of one layout side by side: they are tools of one kind, and one goes from one to the next. */
export const SectionStrip = ({ layout, label }: { layout: Layout; label: string }) => {
  const href = useCarriedHref();
  const { pathname } = useLocation();
  const screens = screensHere().filter((screen) => screen.layout === layout);
  if (screens.length < 2) return null;
  return (
    <nav className="strip" aria-label={label}>
      {screens.map(({ id, path, title }) => (
        <Link key={id} to={href(path)} {...(path === pathname && { 'aria-current': 'page' })}>
          {say(title)}
        </Link>
      ))}
    </nav>
  );
};
