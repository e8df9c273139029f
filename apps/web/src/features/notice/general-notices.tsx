import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { PublicNews } from '../../shared/notice/public-news.tsx';

const MOST = 25;

type GeneralNoticesProps = { renderRows: (rows: readonly RowOf<'/site/announcement/'>[]) => ReactNode };

/** What everyone is told: announcements, and the companies' own dates. */
export const GeneralNotices = ({ renderRows }: GeneralNoticesProps) => {
  const href = useHrefWithAsOf();
  const call = useCall('/site/announcement/', { limit: MOST });
  return (
    <div className="general">
      <CallPanel
        title={t('Announcements')}
        call={call}
        rows={6}
        columns={2}
        aside={
          <Link className="text-accent" to={href('/announcement')}>
            {t('All')}
          </Link>
        }
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('No announcements')} why={t('Nothing current of this type.')} />
          ) : (
            renderRows(rows)
          )
        }
      </CallPanel>
      <PublicNews />
    </div>
  );
};
