import { t } from '@chuli/language';
import { Link } from 'react-router';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';

/** A visitor is told what would come here. */
export const VisitorInbox = () => (
  <div className="state">
    <h2>{t('Sign in to see your notifications')}</h2>
    <p>{t('Signals on the stocks you follow, targets they reach, payments and sign-ins come here.')}</p>
    <div className="acts">
      <SignInLink>{t('Sign in')}</SignInLink>
      <Link className="btn" to="/signup">
        {t('Create free account')}
      </Link>
    </div>
  </div>
);
