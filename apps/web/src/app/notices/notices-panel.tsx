import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useSignIn } from '../../account/session.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { PublicNews } from '../../shared/notice/public-news.tsx';
import { useUnread } from './use-unread.ts';

const OwnNotices = ({ close }: { close: () => void }) => {
  const href = useHrefWithAsOf();
  const unread = useUnread();
  return (
    <Link className="own-notices" to={href('/notifications')} onClick={close}>
      {unread > 0
        ? t('Unread notifications for you: {count}', { count: unread })
        : t('Notifications for you: all read')}
    </Link>
  );
};

const Everyone = ({ close }: { close: () => void }) => {
  const href = useHrefWithAsOf();
  return (
    <Link className="own-notices" to={href('/notifications-general')} onClick={close}>
      {t('Announcements for everyone')}
    </Link>
  );
};

/** What hangs from the bell: the way to one's own notices, and what is public. */
const NoticesPanel = ({ close }: { close: () => void }) => (
  <>
    {useSignIn() !== null && <OwnNotices close={close} />}
    <PublicNews onFollow={close} />
    <Everyone close={close} />
  </>
);

export default NoticesPanel;
