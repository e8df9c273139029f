import type { Layout } from '@chuli/contracts/screens';
import { say, t } from '@chuli/language';
import type { ComponentType, ReactNode } from 'react';
import { BareFrame, SlimFrame, WorkFrame } from './frames.tsx';
import { useLocation } from 'react-router';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { TabStrip } from '../../screen-kit/tab-strip.tsx';

/** The screens of one layout side by side: they are tools of one kind, and one goes from one to the next. */
const SectionStrip = ({ layout, label }: { layout: Layout; label: string }) => {
  const { pathname } = useLocation();
  const tabs = screensHere()
    .filter((screen) => screen.layout === layout)
    .map(({ id, path, title }) => ({ key: id, label: say(title), path, isHere: path === pathname }));
  return tabs.length < 2 ? null : <TabStrip label={label} tabs={tabs} />;
};

type LayoutProps = { children: ReactNode };

const UtilityLayout = ({ children }: LayoutProps) => (
  <WorkFrame above={<SectionStrip layout="utility" label={t('Tools')} />}>{children}</WorkFrame>
);

const FundamentalLayout = ({ children }: LayoutProps) => (
  <WorkFrame above={<SectionStrip layout="fundamental" label={t('Fundamentals')} />}>{children}</WorkFrame>
);

/** A terminal that cannot order must say so before anyone believes it did. */
const TerminalLayout = ({ children }: LayoutProps) => (
  <WorkFrame
    above={
      <>
        <p className="caveat">
          <b>{t('No order is placed here.')}</b>{' '}
          {t('An order is prepared, checked and costed, then handed over to your broker’s own site.')}
        </p>
        <SectionStrip layout="terminal" label={t('Terminal')} />
      </>
    }
  >
    {children}
  </WorkFrame>
);

const PaymentLayout = ({ children }: LayoutProps) => <SlimFrame className="is-column">{children}</SlimFrame>;

/** The layout of a screen is a word in its row. */
export const LAYOUTS: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  main: WorkFrame,
  utility: UtilityLayout,
  fundamental: FundamentalLayout,
  terminal: TerminalLayout,
  info: SlimFrame,
  // A newcomer walks straight into the product: the places and the market state are on the first page.
  landing: WorkFrame,
  payment: PaymentLayout,
  others: BareFrame,
};
