import { say, t } from '@chuli/language';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import {
  CodeField,
  Form,
  PasswordField,
  PhoneField,
  typed,
  typedDigits,
} from '../../shared/account/form.tsx';
import { screenAt } from '../../screen-kit/screens-here.ts';
import { dayText } from '../../shared/account/moments.ts';
import { OtherWays } from '../../features/account/sign-in-pages.tsx';
import { enter, onThisDevice } from '../../features/account/sign-in.ts';

/** When an account goes whose deletion was just asked for. */
const useDeletedAt = (): number | null => {
  const state: unknown = useLocation().state;
  const at = typeof state === 'object' && state !== null && 'deletedAt' in state ? state.deletedAt : null;
  return typeof at === 'number' ? at : null;
};

/** The page that asked for a sign-in. */
const WhatFor = () => {
  const next = new URLSearchParams(useLocation().search).get('next') ?? '';
  const screen = screenAt(next.split('?')[0] ?? '');
  if (screen === undefined) return null;
  return <p>{t('Sign in to open {page}.', { page: say(screen.title) })}</p>;
};

/** Number and password; a code only of whoever has set up an authenticator app. */
const LoginScreen = () => {
  const [asksCode, setAsksCode] = useState(false);
  const deletedAt = useDeletedAt();
  const signIn = async (data: FormData): Promise<void> => {
    const body = {
      phone_number: typedDigits(data, 'phone_number'),
      password: typed(data, 'password'),
      ...onThisDevice(),
      ...(data.has('code') && { code: typedDigits(data, 'code') }),
    };
    try {
      await enter(await sendCall('POST /authenticate/v2/token/', { body }));
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'sign-in.second-factor') throw error;
      setAsksCode(true);
    }
  };
  return (
    <div className="account-page">
      <h1>{t('Sign in')}</h1>
      <WhatFor />
      {deletedAt !== null && (
        <p role="status">
          {t('Your account will be deleted on {date}. Sign in before then to keep it.', {
            date: dayText(deletedAt),
          })}
        </p>
      )}
      <Form label={t('Sign in')} submit={t('Sign in')} send={signIn}>
        <PhoneField />
        <PasswordField name="password" label={t('Password')} />
        {asksCode && (
          <CodeField
            label={t('Code from your authenticator app')}
            hint={t('Enter the code from your authenticator app.')}
          />
        )}
      </Form>
      <OtherWays ways={['/signup', '/reset', '/demo-login']} />
    </div>
  );
};

export default LoginScreen;
