import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Value } from '@chuli/ui';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { type CorporateEvent, eventsAround } from '../../shared/home/corporate-events.ts';
import { useDividendsAround } from './use-dated-events.ts';

const MOST = 8;

const EventLine = ({ event }: { event: CorporateEvent }) => (
  <li>
    <Value format="date" value={event.date} />
    <span className="said-short">
      <Value format="symbol" value={event.symbol} /> {t(event.kind)}{' '}
      <span className="text-muted">{event.what}</span>
    </span>
  </li>
);

/** Book closes and dividends dated around the session. */
export const EventsPanel = ({ session }: { session: TradingDate }) => {
  const call = useDividendsAround(session);
  return (
    <CallPanel
      title={t('Dividends and book closes')}
      asOf={digits(session)}
      call={call}
      rows={2 * MOST}
      columns={2}
    >
      {({ rows }) => {
        const events = eventsAround(rows, session).slice(0, MOST);
        if (events.length === 0) {
          return (
            <EmptyState
              title={t('None')}
              why={t('No book close, dividend or bonus listing is dated near this session.')}
            />
          );
        }
        return (
          <ul className="news-lines">
            {events.map((event) => (
              <EventLine key={`${event.symbol} ${event.kind} ${event.date}`} event={event} />
            ))}
          </ul>
        );
      }}
    </CallPanel>
  );
};
