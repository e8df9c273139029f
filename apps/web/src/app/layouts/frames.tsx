import { t } from '@chuli/language';
import { classNames } from '@chuli/ui';
import type { ReactNode } from 'react';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { BottomBar } from '../bottom-bar.tsx';
import { OfflineBar } from '../offline-bar.tsx';
import { PastBar } from '../past-bar.tsx';
import { useIsScreenComing } from '../screen-component.ts';
import { SessionNews } from '../session-news.tsx';
import { SlimBar, TopBar } from '../top-bar.tsx';

type FrameProps = { className?: string; children: ReactNode };

const Main = ({ className, children }: FrameProps) => {
  const isComing = useIsScreenComing();
  return (
    <main id="main" className={className} aria-busy={isComing} tabIndex={-1}>
      {children}
    </main>
  );
};

const SkipLink = () => (
  <a className="skip btn" href="#main">
    {t('Skip to content')}
  </a>
);

/** The working screen: places, palette, market state and as-of stay while screens change. */
export const WorkFrame = ({ above, children }: { above?: ReactNode; children: ReactNode }) => {
  const asOf = useAsOf();
  return (
    <div className={classNames('shell', asOf !== undefined && 'past')}>
      <SkipLink />
      <TopBar />
      <SessionNews />
      <OfflineBar />
      {asOf !== undefined && <PastBar asOf={asOf} />}
      {above}
      <Main>{children}</Main>
      <BottomBar />
    </div>
  );
};

/** Pages beside the work: something to read, to fill in or to pay. */
export const SlimFrame = ({ className, children }: FrameProps) => (
  <div className="shell">
    <SkipLink />
    <SlimBar />
    <SessionNews />
    <OfflineBar />
    <Main {...(className !== undefined && { className })}>{children}</Main>
  </div>
);

/** Nothing but the page: for another site's frame, or a partner's own. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <div className="shell is-bare">
    <Main>{children}</Main>
  </div>
);
