import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { dayText } from './moments.ts';

export const PackagePanel = () => (
  <Panel label={t('Package')}>
    <PanelHead title={t('Package')} />
    <Loaded
      title={t('Package')}
      call={useCall('/membership/package/status/', {})}
      skeleton={<TableSkeleton label={t('Package')} rows={2} columns={2} />}
    >
      {({ tier, ends_at: endsAt }) => (
        <div className="panel-body">
          <dl className="facts">
            <dt>{t('Package')}</dt>
            <dd>{tier}</dd>
            <dt>{t('Until')}</dt>
            <dd>{endsAt === null ? t('without an end') : dayText(endsAt)}</dd>
          </dl>
          <Link className="text-accent" to="/payment">
            {t('All packages')}
          </Link>
        </div>
      )}
    </Loaded>
  </Panel>
);
