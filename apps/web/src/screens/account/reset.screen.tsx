import { t } from '@chuli/language';
import { useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { CodeField, Form, PhoneField, typed, typedDigits } from '../../shared/account/form.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { type CodeSent, ResendButton } from '../../features/account/resend-button.tsx';
import { OtherWays } from '../../features/account/sign-in-pages.tsx';

const ask = (phone: string): Promise<CodeSent> =>
  sendCall('POST /authenticate/v2/password/reset/', { body: { phone_number: phone } });

type ConfirmStepProps = {
  phone: string;
  sent: CodeSent;
  onSent: (sent: CodeSent) => void;
  onDone: () => void;
};

const ConfirmStep = ({ phone, sent, onSent, onDone }: ConfirmStepProps) => {
  const confirm = async (data: FormData): Promise<void> => {
    const body = {
      phone_number: phone,
      request: sent.request,
      code: typedDigits(data, 'code'),
      password: typed(data, 'password'),
    };
    await sendCall('POST /authenticate/v2/password/reset/confirm/', { body });
    onDone();
  };
  return (
    <>
      <p>
        {t(
          'If {number} has an account, a message with a code is on its way. The code works for ten minutes.',
          {
            number: phone,
          },
        )}
      </p>
      <Form label={t('Set a new password')} submit={t('Set the password')} send={confirm}>
        <CodeField label={t('Code')} />
        <div className="acts">
          <ResendButton resendIn={sent.resend_in} send={() => ask(phone)} onSent={onSent} />
        </div>
        <NewPasswordField name="password" label={t('New password')} />
      </Form>
    </>
  );
};

/** A new password for whoever holds the number; every sign-in ends with the old one. */
const ResetScreen = () => {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<CodeSent | 'done' | null>(null);
  const request = async (data: FormData): Promise<void> => {
    const given = typedDigits(data, 'phone_number');
    setSent(await ask(given));
    setPhone(given);
  };
  return (
    <div className="account-page">
      <h1>{t('Set a new password')}</h1>
      {sent === null && (
        <Form label={t('Set a new password')} submit={t('Send me a code')} send={request}>
          <PhoneField />
        </Form>
      )}
      {sent === 'done' && (
        <p role="status">
          {t('The new password is set, and every device was signed out. Sign in with it now.')}
        </p>
      )}
      {sent !== null && sent !== 'done' && (
        <ConfirmStep phone={phone} sent={sent} onSent={setSent} onDone={() => setSent('done')} />
      )}
      <OtherWays ways={['/login', '/signup']} />
    </div>
  );
};

export default ResetScreen;
