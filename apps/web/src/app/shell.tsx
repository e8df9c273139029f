import { classNames } from '@chuli/ui';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { useAsOf } from '../screen-kit/use-address.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PastBar } from './past-bar.tsx';
import { ReferenceLinks } from './reference-links.tsx';
import { TopBar } from './top-bar.tsx';

/** What stays while screens change: where am I, is the market open, how old is this, which day is it. */
export const Shell = () => {
  const asOf = useAsOf();
  const { state } = useNavigation();
  // Asked at the start with the stocks and the market status, so that every screen finds it there.
  useCall('/latest-fiscal-year-quarter/', {});
  return (
    <ReferenceLinks>
      <div className={classNames('shell', asOf !== undefined && 'past')}>
        <a className="skip btn" href="#main">
          Skip to content
        </a>
        <TopBar />
        {asOf !== undefined && <PastBar asOf={asOf} />}
        <main id="main" aria-busy={state === 'loading'} tabIndex={-1}>
          <Outlet />
        </main>
        <BottomBar />
      </div>
      <ScrollRestoration />
    </ReferenceLinks>
  );
};
