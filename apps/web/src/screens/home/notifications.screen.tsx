import { InboxView } from '../../features/notice/inbox-view.tsx';

/** What the signed-in person was told. */
const NotificationsScreen = () => <InboxView screen="notifications" />;

export default NotificationsScreen;
