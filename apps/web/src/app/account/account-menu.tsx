import '../../shared/account/account.css';
import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { loadKeeper } from '../../account/own-fetch.ts';
import { useCall } from '../../api/use-call.ts';
import { type Person, usePerson } from '../../features/account/use-person.ts';

/** The first letter as it is written: in Devanagari a vowel sign belongs to its consonant. */
const initialOf = ({ name }: Person): string => {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
};

const Who = ({ person }: { person: Person | undefined }) => {
  const held = useCall('/membership/package/status/', {}).data;
  return (
    <span className="who">
      <b>{person?.name ?? t('Your account')}</b>
      <small>
        {person?.is_demo === true
          ? t('A demo account, gone after a day')
          : held !== undefined && t('Package: {tier}', { tier: held.tier })}
      </small>
    </span>
  );
};

const signOut = async (): Promise<void> => (await loadKeeper()).signOut();

/** Who is signed in, and the way to what is one's own. */
const AccountMenu = () => {
  const person = usePerson().data;
  return (
    <MenuButton
      label={t('Your account')}
      className="icon-btn"
      face={<span className="account-face">{person === undefined ? <UserRound /> : initialOf(person)}</span>}
    >
      {(close) => (
        <div className="account-menu">
          <Who person={person} />
          <ul>
            <li>
              <Link to="/user-profile" onClick={close}>
                {t('Your account')}
              </Link>
            </li>
            <li>
              <Link to="/settings" onClick={close}>
                {t('Settings')}
              </Link>
            </li>
            <li>
              <button type="button" onClick={() => void signOut()}>
                {t('Sign out')}
              </button>
            </li>
          </ul>
        </div>
      )}
    </MenuButton>
  );
};

export default AccountMenu;
