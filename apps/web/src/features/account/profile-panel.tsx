import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { sendCall } from '../../api/send-call.ts';
import { Form, FormField, typed } from '../../shared/account/form.tsx';
import { dayText } from '../../shared/account/moments.ts';
import { type Person, useRefreshPerson } from './use-person.ts';

export const ProfilePanel = ({ person }: { person: Person }) => {
  const refresh = useRefreshPerson();
  const rename = async (data: FormData): Promise<string> => {
    await sendCall('PATCH /accounts/update/', { body: { name: typed(data, 'name') } });
    await refresh();
    return t('The name is changed.');
  };
  return (
    <Panel label={t('Profile')}>
      <PanelHead title={t('Profile')} />
      <div className="panel-body">
        <dl className="facts">
          {!person.is_demo && (
            <>
              <dt>{t('Mobile number')}</dt>
              <dd>{person.phone_number}</dd>
            </>
          )}
          <dt>{t('Member since')}</dt>
          <dd>{dayText(person.created_at)}</dd>
        </dl>
        <Form label={t('Profile')} submit={t('Change the name')} tone="plain" send={rename}>
          <FormField name="name" label={t('Name')} autoComplete="name" defaultValue={person.name} />
        </Form>
      </div>
    </Panel>
  );
};
