import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { useNavigate } from 'react-router';
import { loadKeeper } from '../../account/own-fetch.ts';
import { sendCall } from '../../api/send-call.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { Form, PasswordField, typed } from '../../shared/account/form.tsx';
import { dayText } from '../../shared/account/moments.ts';
import { type Person, useRefreshPerson } from './use-person.ts';

const BACK = `/login?${new URLSearchParams({ next: '/user-profile' }).toString()}`;

/** What is said while an account waits to be deleted, with the way to keep it. */
export const DeletionBar = ({ deletedAt }: { deletedAt: number }) => {
  const refresh = useRefreshPerson();
  const undo = async (): Promise<void> => {
    await sendCall('DELETE /accounts/delete/user/', {});
    await refresh();
  };
  return (
    <div className="past-bar" role="status">
      <span className="flex-1">
        {t('This account will be deleted on {date}, with all that is in it.', { date: dayText(deletedAt) })}
      </span>
      <ActionButton act={undo}>{t('Keep the account')}</ActionButton>
    </div>
  );
};

export const DeletionPanel = ({ person }: { person: Person }) => {
  const navigate = useNavigate();
  const remove = async (data: FormData): Promise<void> => {
    const { deleted_at: deletedAt } = await sendCall('POST /accounts/delete/user/', {
      body: { password: typed(data, 'password') },
    });
    (await loadKeeper()).signOut();
    await navigate(BACK, { replace: true, state: { deletedAt } });
  };
  return (
    <Panel label={t('Delete the account')}>
      <PanelHead title={t('Delete the account')} />
      <div className="panel-body">
        <p className="form-text">
          {t(
            'You are signed out everywhere at once. After 30 days the account and all that is in it are gone for good. Until then you can sign in and keep it.',
          )}
        </p>
        {person.deleted_at === null && (
          <Form label={t('Delete the account')} submit={t('Delete the account')} tone="plain" send={remove}>
            <PasswordField name="password" label={t('Password')} />
          </Form>
        )}
      </div>
    </Panel>
  );
};
