import { t } from '@chuli/language';
import { InboxView } from '../../features/notice/inbox-view.tsx';
import { SignInLink } from '../../features/membership/sign-in-link.tsx';
import { useSignedIn } from '../../features/membership/use-signed-in.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';

/** The inbox; a visitor is told what would come here. */
const NotificationsUserScreen = () => {
  const isSignedIn = useSignedIn();
  if (isSignedIn) return <InboxView screen="notifications-user" />;
  return (
    <>
      <PageHead screen="notifications-user">{null}</PageHead>
      <div className="state">
        <h2>{t('Sign in to see your notices')}</h2>
        <p>{t('Signals on the stocks you follow, targets they reach, payments and sign-ins come here.')}</p>
        <div className="acts">
          <SignInLink>{t('Sign in')}</SignInLink>
        </div>
      </div>
    </>
  );
};

export default NotificationsUserScreen;
