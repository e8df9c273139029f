import '../../features/notice/notice.css';
import '../../features/site/site.css';
import type { ReactNode } from 'react';
import { GeneralNotices } from '../../features/notice/general-notices.tsx';
import { InboxView } from '../../features/notice/inbox-view.tsx';
import { NOTICE_PANEL, type NoticeTab, NoticeTabs } from '../../features/notice/notice-tabs.tsx';
import { VisitorInbox } from '../../features/notice/visitor-inbox.tsx';
import { AnnouncementList } from '../../features/site/announcement-list.tsx';
import { defineScreens } from '../../screen-kit/define-screen.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

const Framed = ({ tab, children }: { tab: NoticeTab; children: ReactNode }) => (
  <>
    <PageHead screen="notifications">
      <NoticeTabs shown={tab} />
    </PageHead>
    <div id={NOTICE_PANEL} role="tabpanel" aria-labelledby={`${NOTICE_PANEL}-${tab}`} className="flex-1">
      {children}
    </div>
  </>
);

const Mine = () => {
  const isSignedIn = useSignedIn();
  return <Framed tab="mine">{isSignedIn ? <InboxView /> : <VisitorInbox />}</Framed>;
};

const Everyone = () => (
  <Framed tab="everyone">
    <GeneralNotices renderRows={(rows) => <AnnouncementList rows={rows} />} />
  </Framed>
);

/** What a person was told and what everyone is told: one screen, whose addresses choose the tab. */
export default defineScreens({
  notifications: Mine,
  'notifications-user': Mine,
  'notifications-general': Everyone,
});
