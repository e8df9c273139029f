import '../../features/notice/notice.css';
import '../../features/site/site.css';
import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { PublicNews } from '../../app/notices/public-news.tsx';
import { AnnouncementList } from '../../features/site/announcement-list.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';

/** What everyone is told: announcements, the state of the feed and of the newest days, and the companies' own dates. */
const NotificationsGeneralScreen = () => {
  const call = useCall('/site/announcement/', {});
  return (
    <>
      <PageHead screen="notifications-general">{null}</PageHead>
      <div className="general">
        <Panel label={t('Announcements')}>
          <PanelHead title={t('Announcements')} />
          <Loaded
            title={t('Announcements')}
            call={call}
            skeleton={<TableSkeleton label={t('Announcements')} rows={6} columns={2} />}
          >
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState
                  title={t('Nothing is announced')}
                  why={t('Nothing of this kind is published, or it is over by now.')}
                />
              ) : (
                <AnnouncementList rows={rows} />
              )
            }
          </Loaded>
        </Panel>
        <PublicNews />
      </div>
    </>
  );
};

export default NotificationsGeneralScreen;
