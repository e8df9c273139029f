import { t } from '@chuli/language';
import { Panel, PanelHead, downloadText } from '@chuli/ui';
import { PRODUCT } from '@chuli/kernel';
import { fetchCall } from '../../api/fetch-call.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';

const download = async (): Promise<void> => {
  const data = await fetchCall('/accounts/export/', {});
  downloadText(`${PRODUCT.slug}-account.json`, JSON.stringify(data, null, 2), 'application/json');
};

/** Everything that is kept about a person, as a file for the person. */
export const DataPanel = () => (
  <Panel label={t('Your data')}>
    <PanelHead title={t('Your data')} />
    <div className="panel-body">
      <p className="form-text">
        {t('Everything that is kept about you, as one file that people and programs can read.')}
      </p>
      <ActionButton act={download}>{t('Download your data')}</ActionButton>
    </div>
  </Panel>
);
