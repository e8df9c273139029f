import '../../features/alert/alert.css';
import { DEMO_SYMBOL } from '@chuli/contracts/screens';
import { type Phrase, t } from '@chuli/language';
import { Panel, TableSkeleton, classNames } from '@chuli/ui';
import { useLocation } from 'react-router';
import { useStocks } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { AlertForm } from '../../features/alert/alert-form.tsx';
import { AlertList } from '../../features/alert/alert-list.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { ALERT_ADDRESS, type AlertAddress } from '../../shared/alert/alert-address.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

const EXPLAIN: readonly Phrase[] = [
  'An alert goes off once when its condition becomes true. Set while it is true, it waits until it has become false and true again.',
  'At the close it is judged on the closed bar, which cannot change any more. During the session it reaches you at once and may no longer hold at the close.',
  'The rehearsal judges the same alert over the last two years by the rules of the real one, on prices as they were traded. What followed counts bonus and right shares.',
];

const Mine = ({ symbol }: { symbol: string }) => {
  const title = t('Alerts');
  const call = useCall('/alert/', symbol === '' ? {} : { symbol });
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={5} columns={5} />}>
      {(reply) => (
        <Panel label={title}>
          <AlertList reply={reply} />
        </Panel>
      )}
    </Loaded>
  );
};

/** A visitor sees what a rehearsal is on the stock that is open to everyone. */
const EXAMPLE = { symbol: DEMO_SYMBOL, measure: 'change', value: '3' } as const;

const isEmpty = ({ symbol, kind, value }: AlertAddress): boolean =>
  symbol === '' && kind === 'level' && value === '';

/** Alerts on any value: rehearsed, set and listed here. */
const AlertsScreen = () => {
  const [address] = useAddress(ALERT_ADDRESS);
  const { search } = useLocation();
  const isSignedIn = useSignedIn();
  const hasExample = useStocks(undefined).some(({ symbol }) => symbol === DEMO_SYMBOL);
  const isExample = !isSignedIn && hasExample && isEmpty(address);
  return (
    <>
      <PageHead screen="key-value-alert" explain={EXPLAIN}>
        {null}
      </PageHead>
      <div className={classNames('alert-desk', isSignedIn && 'is-mine')}>
        <div>
          <AlertForm
            key={`${search} ${isExample}`}
            address={isExample ? { ...address, ...EXAMPLE } : address}
          />
        </div>
        {isSignedIn && (
          <div>
            <Mine symbol={address.symbol} />
          </div>
        )}
      </div>
    </>
  );
};

export default AlertsScreen;
