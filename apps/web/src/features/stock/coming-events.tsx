import { t } from '@chuli/language';
import { Value } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { type StockEvent, comingOf } from './stock-events.ts';
import { useStockEvents } from './use-stock-events.ts';

const COMING_SHOWN = 4;
const NEWS_SHOWN = 3;

const EventLine = ({ event: { date, kind, topic, what } }: { event: StockEvent }) => (
  <li>
    <Value format="date" value={date} /> <b>{t(topic ?? kind)}</b>
    <p title={what}>{what}</p>
  </li>
);

/** What comes next of a stock, and what was said of it last. */
export const ComingEvents = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const { events, news, asOf, call } = useStockEvents(symbol);
  const coming = comingOf(events, asOf ?? '');
  return (
    <CallPanel
      title={t('Events')}
      call={call}
      rows={COMING_SHOWN + NEWS_SHOWN}
      columns={2}
      aside={
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'events' })}>
          {t('All events')}
        </Link>
      }
    >
      {() => (
        <>
          <div className="event-head">{t('Next events')}</div>
          {coming.length === 0 ? (
            <p className="event-none">{t('Nothing is dated ahead.')}</p>
          ) : (
            <ul className="event-lines">
              {coming.slice(0, COMING_SHOWN).map((event) => (
                <EventLine key={`${event.date} ${event.kind} ${event.what}`} event={event} />
              ))}
            </ul>
          )}
          <div className="event-head">{t('Last news')}</div>
          {news.length === 0 ? (
            <p className="event-none">{t('No announcement about this stock yet.')}</p>
          ) : (
            <ul className="event-lines">
              {news.slice(0, NEWS_SHOWN).map((event) => (
                <EventLine key={`${event.date} ${event.what}`} event={event} />
              ))}
            </ul>
          )}
        </>
      )}
    </CallPanel>
  );
};
