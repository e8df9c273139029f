import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useSignIn } from '../../account/session.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { PublicNews } from './public-news.tsx';
import { useUnread } from './use-unread.ts';

const OwnNotices = ({ close }: { close: () => void }) => {
  const href = useCarriedHref();
  const unread = useUnread();
  return (
    <Link className="own-notices" to={href('/notifications')} onClick={close}>
      {unread > 0 ? t('Unread notices to you: {count}', { count: unread }) : t('Notices to you: all read')}
    </Link>
  );
};

/** What hangs from the bell: the way to one's own notices, and what is public. */
const NoticesPanel = ({ close }: { close: () => void }) => (
  <>
    {useSignIn() !== null && <OwnNotices close={close} />}
    <PublicNews onFollow={close} />
  </>
);

export default NoticesPanel;
