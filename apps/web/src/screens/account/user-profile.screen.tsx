import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { DataPanel } from '../../features/account/data-panel.tsx';
import { DeletionBar, DeletionPanel } from '../../features/account/deletion-panel.tsx';
import { DevicesPanel } from '../../features/account/devices-panel.tsx';
import { PackagePanel } from '../../features/account/package-panel.tsx';
import { PasswordPanel } from '../../features/account/password-panel.tsx';
import { PaymentsPanel } from '../../features/account/payments-panel.tsx';
import { ProfilePanel } from '../../features/account/profile-panel.tsx';
import { SecondFactorPanel } from '../../features/account/second-factor-panel.tsx';
import { type Person, usePerson } from '../../features/account/use-person.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';

/** What only an owner can do; a demo account belongs to nobody. */
const OwnerPanels = ({ person }: { person: Person }) => (
  <>
    <PasswordPanel />
    <SecondFactorPanel person={person} />
    <PaymentsPanel />
    <DevicesPanel />
    <DataPanel />
    <DeletionPanel person={person} />
  </>
);

const UserProfileScreen = () => (
  <>
    <div className="page-head">
      <h1>{t('Your account')}</h1>
    </div>
    <Loaded
      title={t('Your account')}
      call={usePerson()}
      skeleton={<TableSkeleton label={t('Your account')} rows={6} columns={2} />}
    >
      {(person) => (
        <>
          {person.deleted_at !== null && <DeletionBar deletedAt={person.deleted_at} />}
          {person.is_demo && (
            <p className="caveat">
              <b>{t('A demo account, gone after a day')}</b>{' '}
              {t('To keep what you do, create an account of your own.')}
            </p>
          )}
          <div className="account-sheet">
            <ProfilePanel person={person} />
            <PackagePanel />
            {!person.is_demo && <OwnerPanels person={person} />}
          </div>
        </>
      )}
    </Loaded>
  </>
);

export default UserProfileScreen;
