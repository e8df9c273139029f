import { instant, kathmanduDate } from '@chuli/kernel';
import { saidHere, t } from '@chuli/language';
import { EmptyState, Value } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

const MOST = 6;

/** The newest announcements of the exchange, the companies and the house. */
export const NewsPanel = () => {
  const href = useHrefWithAsOf();
  const call = useCall('/site/announcement/', { limit: MOST, ...asOfQuery(useAsOf()) });
  return (
    <CallPanel
      title={t('Announcements')}
      call={call}
      rows={2 * MOST}
      columns={2}
      aside={
        <Link className="text-accent" to={href('/announcement')}>
          {t('All')}
        </Link>
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('No announcements')} why={t('Nothing was announced up to this day.')} />
        ) : (
          <ul className="news-lines">
            {rows.map(({ id, symbol, title, published_at }) => (
              <li key={id}>
                <Value format="date" value={kathmanduDate(instant(published_at * 1000))} />
                <span className="said-short">
                  {symbol !== null && <Value format="symbol" value={symbol} />} {saidHere(title)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </CallPanel>
  );
};
