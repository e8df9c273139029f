import { t } from '@chuli/language';
import { useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { CodeField, Form, FormField, typed, typedDigits } from '../../shared/account/form.tsx';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type AddressProps = { settings: Settings; change: SettingsHere['change'] };

/** The address that letters go to: asked for, confirmed by a code, and removed again. */
export const EmailAddress = ({ settings, change }: AddressProps) => {
  const [waiting, setWaiting] = useState<{ email: string; request: string } | null>(null);
  if (settings.email !== null)
    return (
      <>
        <p className="form-text">{t('E-mail goes to {email}.', { email: settings.email })}</p>
        <ActionButton act={() => change(() => sendCall('DELETE /notification/email/', {}))}>
          {t('Remove the address')}
        </ActionButton>
      </>
    );
  if (waiting === null)
    return (
      <Form
        label={t('E-mail')}
        submit={t('Send a code')}
        tone="plain"
        send={async (data) => {
          const email = typed(data, 'email').trim();
          const { request } = await sendCall('POST /notification/email/', { body: { email } });
          setWaiting({ email, request });
        }}
      >
        <FormField name="email" label={t('E-mail address')} type="email" autoComplete="email" />
      </Form>
    );
  return (
    <Form
      label={t('E-mail')}
      submit={t('Confirm')}
      tone="plain"
      send={async (data) => {
        const body = { request: waiting.request, code: typedDigits(data, 'code') };
        await change(() => sendCall('POST /notification/email/confirm/', { body }));
        setWaiting(null);
      }}
      beside={
        <ActionButton tone="quiet" act={() => Promise.resolve(setWaiting(null))}>
          {t('Another address')}
        </ActionButton>
      }
    >
      <CodeField label={t('Code')} hint={t('It was sent to {email}.', { email: waiting.email })} />
    </Form>
  );
};
