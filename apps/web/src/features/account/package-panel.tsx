import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { dayText } from '../../shared/account/moments.ts';

export const PackagePanel = () => (
  <CallPanel title={t('Package')} call={useCall('/membership/package/status/', {})} rows={2} columns={2}>
    {({ tier, ends_at: endsAt }) => (
      <div className="panel-body">
        <dl className="facts">
          <dt>{t('Package')}</dt>
          <dd>{tier}</dd>
          <dt>{t('Until')}</dt>
          <dd>{endsAt === null ? t('no expiry') : dayText(endsAt)}</dd>
        </dl>
        <Link className="text-accent" to="/payment">
          {t('All packages')}
        </Link>
      </div>
    )}
  </CallPanel>
);
