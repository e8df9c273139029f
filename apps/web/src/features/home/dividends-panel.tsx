import { type TradingDate, addDays } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton, Value } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type CorporateEvent, DAYS_BACK, eventsAround } from './corporate-events.ts';

const EventRow = ({ event }: { event: CorporateEvent }) => (
  <tr>
    <td className="w-26">
      <Value format="date" value={event.date} />
    </td>
    <td className="w-18">
      <Value format="symbol" value={event.symbol} />
    </td>
    <td className="py-1 whitespace-normal">
      {t(event.kind)} <span className="text-muted">{event.what}</span>
    </td>
  </tr>
);

/** Book closes and dividends dated around the session. */
export const DividendsPanel = ({ session }: { session: TradingDate }) => {
  const call = useCall('/bonus/', { since: addDays(session, -DAYS_BACK), ...asOfQuery(useAsOf()) });
  return (
    <Panel label={t('Dividends and book closes')} className="is-third">
      <PanelHead title={t('Dividends and book closes')} asOf={digits(session)} />
      <Loaded
        title={t('Dividends')}
        call={call}
        skeleton={<TableSkeleton label={t('Dividends')} rows={6} columns={3} />}
      >
        {({ rows }) => {
          const events = eventsAround(rows, session);
          if (events.length === 0) {
            return (
              <EmptyState
                title={t('None')}
                why={t('No book close, dividend or bonus listing is dated near this session.')}
              />
            );
          }
          return (
            <table className="tbl">
              <tbody>
                {events.map((event) => (
                  <EventRow key={`${event.symbol} ${event.kind} ${event.date}`} event={event} />
                ))}
              </tbody>
            </table>
          );
        }}
      </Loaded>
    </Panel>
  );
};
