import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { Suspense, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { CodeField, Form, PasswordField, typed, typedDigits } from '../../shared/account/form.tsx';
import { type Person, useRefreshPerson } from './use-person.ts';

/** Most people never set one up, and the key can be typed. */
const QrCode = lazyWithRetry(() => import('./qr-code.tsx'));

type Secret = { secret: string; address: string };

const begin = async (password: string): Promise<Secret> => {
  try {
    return await sendCall('POST /accounts/second-factor/begin/', { body: { password } });
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'route.not-found') throw error;
    throw new CallFailure(error.code, t('Authenticator apps cannot be used here yet.'));
  }
};

/** The key in groups of four, as one types it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const Confirm = ({ secret, onDone }: { secret: Secret; onDone: () => Promise<void> }) => {
  const confirm = async (data: FormData): Promise<void> => {
    await sendCall('POST /accounts/second-factor/confirm/', { body: { code: typedDigits(data, 'code') } });
    await onDone();
  };
  return (
    <>
      <p className="form-text">
        {t('Scan this with the app, or type the key into it. Then enter the code that the app shows.')}
      </p>
      <Suspense fallback={<div className="qr" />}>
        <QrCode text={secret.address} label={t('QR code of the key')} />
      </Suspense>
      <p className="secret-key" translate="no">
        {grouped(secret.secret)}
      </p>
      <Form label={t('Authenticator app')} submit={t('Turn it on')} send={confirm}>
        <CodeField label={t('Code from your authenticator app')} />
      </Form>
    </>
  );
};

const SetUp = ({ onDone }: { onDone: () => Promise<void> }) => {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret !== null) return <Confirm secret={secret} onDone={onDone} />;
  return (
    <>
      <p className="form-text">
        {t(
          'With an app such as Aegis or Google Authenticator, you also enter a code from the app when you sign in.',
        )}
      </p>
      <Form
        label={t('Authenticator app')}
        submit={t('Set up an authenticator app')}
        tone="plain"
        send={async (data) => setSecret(await begin(typed(data, 'password')))}
      >
        <PasswordField name="password" label={t('Password')} />
      </Form>
    </>
  );
};

const Remove = ({ onDone }: { onDone: () => Promise<void> }) => {
  const remove = async (data: FormData): Promise<void> => {
    await sendCall('POST /accounts/second-factor/remove/', {
      body: { password: typed(data, 'password'), code: typedDigits(data, 'code') },
    });
    await onDone();
  };
  return (
    <>
      <p className="form-text">{t('On: you enter a code from your app when you sign in.')}</p>
      <Form label={t('Authenticator app')} submit={t('Turn it off')} tone="plain" send={remove}>
        <PasswordField name="password" label={t('Password')} />
        <CodeField label={t('Code from your authenticator app')} isFirst={false} />
      </Form>
    </>
  );
};

export const SecondFactorPanel = ({ person }: { person: Person }) => {
  const refresh = useRefreshPerson();
  return (
    <Panel label={t('Authenticator app')}>
      <PanelHead title={t('Authenticator app')} />
      <div className="panel-body">
        {person.has_second_factor ? <Remove onDone={refresh} /> : <SetUp onDone={refresh} />}
      </div>
    </Panel>
  );
};
