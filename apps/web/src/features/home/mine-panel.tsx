import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import type { MarketDay } from '../../shared/market/market-day.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

/** A visitor has no use for it. */
const Mine = lazyWithRetry(() => import('./mine.tsx'));

const ForVisitor = () => (
  <>
    <PanelHead title={t('My stocks')} />
    <p className="panel-foot">
      {t('Follow up to 50 stocks to see their price, signal and next event here.')}{' '}
      <SignInLink>{t('Sign in')}</SignInLink>
    </p>
  </>
);

const Bones = () => <TableSkeleton label={t('My stocks')} rows={6} columns={5} />;

/** The stocks a person follows, before everything else; what a visitor is told does not wait for the day. */
export const MinePanel = ({ day }: { day: MarketDay | null }) => {
  const isSignedIn = useSignedIn();
  if (isSignedIn && day === null) return <Bones />;
  return (
    <Panel label={t('My stocks')}>
      {isSignedIn && day !== null ? (
        <Suspense fallback={<Bones />}>
          <Mine day={day} />
        </Suspense>
      ) : (
        <ForVisitor />
      )}
    </Panel>
  );
};
