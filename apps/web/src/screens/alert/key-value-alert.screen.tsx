import '../../features/alert/alert.css';
import { type Phrase, t } from '@chuli/language';
import { Panel, TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { AlertForm } from '../../features/alert/alert-form.tsx';
import { AlertList } from '../../features/alert/alert-list.tsx';
import { upperCasePart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

const ADDRESS = { symbol: upperCasePart() };

const EXPLAIN: readonly Phrase[] = [
  'An alert goes off once when its condition becomes true. Set while it is true, it waits until it has become false and true again.',
  'At the close it is judged on the closed bar, which cannot change any more. During the session it reaches you at once and may no longer hold at the close.',
];

const Mine = () => {
  const [{ symbol }] = useAddress(ADDRESS);
  const title = t('Alerts');
  const call = useCall('/alert/', symbol === '' ? {} : { symbol });
  return (
    <>
      <AlertForm key={symbol} symbol={symbol} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={5} columns={5} />}>
        {(reply) => (
          <Panel label={title}>
            <AlertList reply={reply} />
          </Panel>
        )}
      </Loaded>
    </>
  );
};

/** Alerts on any value: set and listed here. */
const AlertsScreen = () => (
  <>
    <PageHead screen="key-value-alert" explain={EXPLAIN}>
      {null}
    </PageHead>
    {useSignedIn() ? (
      <Mine />
    ) : (
      <div className="state">
        <h2>{t('Sign in to set alerts')}</h2>
        <p>{t('Hear of it when a price, a change, a volume or a rule of your own comes true.')}</p>
        <div className="acts">
          <SignInLink>{t('Sign in')}</SignInLink>
        </div>
      </div>
    )}
  </>
);

export default AlertsScreen;
