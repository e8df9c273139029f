import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { Form, PasswordField, typed } from '../../shared/account/form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export const PasswordPanel = () => {
  const [changes, setChanges] = useState(0);
  const change = async (data: FormData): Promise<void> => {
    await sendCall('POST /accounts/password/change/', {
      body: { old_password: typed(data, 'old_password'), new_password: typed(data, 'new_password') },
    });
    setChanges((count) => count + 1);
  };
  return (
    <Panel label={t('Password')}>
      <PanelHead title={t('Password')} />
      <div className="panel-body">
        <output className="text-ok">
          {changes > 0 && t('The password is changed. Every other device was signed out.')}
        </output>
        <Form
          key={changes}
          label={t('Password')}
          submit={t('Change the password')}
          tone="plain"
          send={change}
        >
          <PasswordField name="old_password" label={t('Current password')} />
          <NewPasswordField name="new_password" label={t('New password')} />
        </Form>
      </div>
    </Panel>
  );
};
