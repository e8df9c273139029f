import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { Form, FormField, typed } from '../../shared/account/form.tsx';
import { faultText } from './fault-text.ts';
import { LinkState } from './link-state.tsx';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type WebhookProps = { settings: Settings; change: SettingsHere['change'] };

/** Gone with the page: nobody can show it again. */
const Secret = ({ secret }: { secret: string }) => (
  <div className="secret">
    <p className="form-text">
      {t('The secret that signs every message. Copy it now: it is shown this once.')}
    </p>
    <code>{secret}</code>
    <Button onClick={() => void navigator.clipboard.writeText(secret)}>{t('Copy')}</Button>
  </div>
);

type SetProps = WebhookProps & { onSecret: (secret: string) => void };

const SetAddress = ({ change, onSecret }: Omit<SetProps, 'settings'>) => (
  <Form
    label={t('Webhook')}
    submit={t('Set the address')}
    tone="plain"
    send={(data) =>
      change(async () => {
        const body = { address: typed(data, 'address').trim() };
        const { secret, settings } = await sendCall('POST /notification/webhook/', { body });
        onSecret(secret);
        return settings;
      })
    }
  >
    <FormField name="address" label={t('https address of your server')} type="url" inputMode="url" />
  </Form>
);

const Acts = ({ change, onSecret }: Omit<SetProps, 'settings'>) => {
  const [said, setSaid] = useState('');
  const test = () =>
    change(async () => {
      setSaid('');
      const { is_taken, reason, settings } = await sendCall('POST /notification/webhook/test/', { body: {} });
      setSaid(is_taken ? t('The test was taken.') : faultText(reason ?? ''));
      return settings;
    });
  const rotate = () =>
    change(async () => {
      const { secret, settings } = await sendCall('POST /notification/webhook/rotate/', { body: {} });
      onSecret(secret);
      return settings;
    });
  return (
    <div className="link-acts">
      <ActionButton act={test}>{t('Send a test')}</ActionButton>
      <ActionButton tone="quiet" act={rotate}>
        {t('New secret')}
      </ActionButton>
      <ActionButton tone="quiet" act={() => change(() => sendCall('DELETE /notification/webhook/', {}))}>
        {t('Remove the webhook')}
      </ActionButton>
      <output>{said}</output>
    </div>
  );
};

/** An address of the person's own that takes every message as signed JSON. */
export const WebhookSettings = ({ settings, change }: WebhookProps) => {
  const [secret, setSecret] = useState<string | null>(null);
  const { webhook } = settings;
  return (
    <>
      <p className="form-text">
        {t('Every message is posted to your server as signed JSON, at once and one by one.')}
      </p>
      {webhook === null ? (
        <SetAddress change={change} onSecret={setSecret} />
      ) : (
        <>
          <LinkState link={webhook} fallback={t('Webhook')} />
          {secret !== null && <Secret secret={secret} />}
          <Acts change={change} onSecret={setSecret} />
        </>
      )}
    </>
  );
};
