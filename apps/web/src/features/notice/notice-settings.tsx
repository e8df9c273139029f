import './notice.css';
import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { EmailAddress } from './email-address.tsx';
import { KindSwitches } from './kind-switches.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useNoticeSettings } from './use-notice-settings.ts';

/** How a person wants to be told: what, where and when. */
export const NoticeSettings = () => {
  const { call, change, ask } = useNoticeSettings();
  return (
    <Panel label={t('How I am told')} className="is-wide">
      <PanelHead title={t('How I am told')} note={t('everywhere you are signed in')} />
      <Loaded
        title={t('How I am told')}
        call={call}
        skeleton={<TableSkeleton label={t('How I am told')} rows={7} columns={5} />}
      >
        {(settings) => (
          <div className="told-how">
            <div className="panel-body">
              <KindSwitches settings={settings} change={change} />
            </div>
            <div className="panel-body">
              <QuietHours settings={settings} change={change} />
              <h3>{t('Push')}</h3>
              <PushSwitch settings={settings} onChanged={ask} />
              <h3>{t('E-mail')}</h3>
              <EmailAddress settings={settings} change={change} />
            </div>
          </div>
        )}
      </Loaded>
    </Panel>
  );
};
