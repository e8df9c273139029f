import './notice.css';
import { t } from '@chuli/language';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { EmailAddress } from './email-address.tsx';
import { KindSwitches } from './kind-switches.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { TelegramSettings } from './telegram-settings.tsx';
import { useNoticeSettings } from './use-notice-settings.ts';
import { WebhookSettings } from './webhook-settings.tsx';

/** How a person wants to be told: what, where and when. */
export const NoticeSettings = () => {
  const { call, change, ask } = useNoticeSettings();
  return (
    <CallPanel
      title={t('Notifications')}
      note={t('everywhere you are signed in')}
      className="is-wide"
      call={call}
      rows={7}
      columns={5}
    >
      {(settings) => (
        <div className="told-how">
          <div className="panel-body">
            <KindSwitches settings={settings} change={change} />
          </div>
          <div className="panel-body">
            <QuietHours settings={settings} change={change} />
            {settings.offers.push !== null && (
              <>
                <h3>{t('Push')}</h3>
                <PushSwitch serverKey={settings.offers.push} browsers={settings.browsers} onChanged={ask} />
              </>
            )}
            {settings.offers.email && (
              <>
                <h3>{t('E-mail')}</h3>
                <EmailAddress settings={settings} change={change} />
              </>
            )}
            <h3>{t('Telegram')}</h3>
            <TelegramSettings settings={settings} change={change} ask={ask} />
            {settings.offers.webhook && (
              <>
                <h3>{t('Webhook')}</h3>
                <WebhookSettings settings={settings} change={change} />
              </>
            )}
          </div>
        </div>
      )}
    </CallPanel>
  );
};
