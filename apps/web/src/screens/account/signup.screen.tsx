import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { Agreement } from '../../features/account/agreement.tsx';
import { CodeField, Form, FormField, PhoneField, typed, typedDigits } from '../../shared/account/form.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { type CodeSent, ResendButton } from '../../features/account/resend-button.tsx';
import { OtherWays } from '../../features/account/sign-in-pages.tsx';
import { enter, onThisDevice } from '../../features/account/sign-in.ts';

type Details = { phone_number: string; name: string; password: string };

const ask = (details: Details): Promise<CodeSent> =>
  sendCall('POST /authenticate/v2/signup/', { body: details });

type CodeStepProps = {
  details: Details;
  sent: CodeSent;
  onSent: (sent: CodeSent) => void;
  onBack: () => void;
};

const CodeStep = ({ details, sent, onSent, onBack }: CodeStepProps) => {
  const verify = async (data: FormData): Promise<void> => {
    const body = {
      phone_number: details.phone_number,
      request: sent.request,
      code: typedDigits(data, 'code'),
      ...onThisDevice(),
    };
    await enter(await sendCall('POST /authenticate/v2/signup/verify/', { body }));
  };
  return (
    <>
      <p>
        {t('A message with a code is on its way to {number}. The code works for ten minutes.', {
          number: details.phone_number,
        })}
      </p>
      <Form label={t('Code')} submit={t('Create account')} send={verify}>
        <CodeField
          label={t('Code')}
          hint={t('If the number has an account already, the message says so instead.')}
        />
        <div className="acts">
          <ResendButton resendIn={sent.resend_in} send={() => ask(details)} onSent={onSent} />
          <Button tone="quiet" onClick={onBack}>
            {t('Another number')}
          </Button>
        </div>
      </Form>
    </>
  );
};

/** Number, name and password, then the code that was sent to the number. */
const SignUpScreen = () => {
  const [details, setDetails] = useState<Details | null>(null);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const request = async (data: FormData): Promise<void> => {
    const given = {
      phone_number: typedDigits(data, 'phone_number'),
      name: typed(data, 'name'),
      password: typed(data, 'password'),
    };
    setSent(await ask(given));
    setDetails(given);
  };
  return (
    <div className="account-page">
      <h1>{t('Create an account')}</h1>
      {details !== null && sent !== null ? (
        <CodeStep details={details} sent={sent} onSent={setSent} onBack={() => setSent(null)} />
      ) : (
        <>
          <Form label={t('Create an account')} submit={t('Send me a code')} send={request}>
            <PhoneField {...(details !== null && { defaultValue: details.phone_number })} />
            <FormField
              name="name"
              label={t('Name')}
              autoComplete="name"
              {...(details !== null && { defaultValue: details.name })}
            />
            <NewPasswordField name="password" label={t('Password')} />
          </Form>
          <Agreement />
        </>
      )}
      <OtherWays ways={['/login', '/demo-login']} />
    </div>
  );
};

export default SignUpScreen;
