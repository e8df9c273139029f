import { t } from '@chuli/language';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { loadKeeper } from '../../account/own-fetch.ts';
import { searchOf } from '../../api/fetch-call.ts';

/** The page to sign up is for visitors: the demo ends first, and the browser goes there as nobody. */
const leaveDemo = async (address: string): Promise<void> => {
  (await loadKeeper()).signOut();
  window.location.assign(address);
};

/** Instead of the way to pay. `next` is where whoever signed up goes on. */
export const DemoNotice = ({ next }: { next: string }) => {
  const address = `/signup${searchOf({ next })}`;
  const leave = (event: MouseEvent): void => {
    event.preventDefault();
    void leaveDemo(address);
  };
  return (
    <div className="state">
      <h2>{t('Demo accounts can’t buy packages')}</h2>
      <p>{t('A demo is removed after a day, along with anything bought in it. Create an account first.')}</p>
      <div className="acts">
        <Link className="btn is-primary" to={address} onClick={leave}>
          {t('Create an account')}
        </Link>
      </div>
    </div>
  );
};
