import { type TradingDate, addDays } from '@chuli/kernel';
import { EmptyState, Panel, PanelHead, TableSkeleton, Value, bikramSambatText } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type CorporateEvent, DAYS_BACK, eventsAround } from './corporate-events.ts';

const EventRow = ({ event }: { event: CorporateEvent }) => (
  <tr>
    <td className="w-26">
      <span title={`${bikramSambatText(event.date) ?? 'no'} BS`}>{event.date}</span>
    </td>
    <td className="w-18">
      <Value format="symbol" value={event.symbol} />
    </td>
    <td className="py-1 whitespace-normal">
      {event.kind} <span className="text-muted">{event.what}</span>
    </td>
  </tr>
);

/** Book closes and dividends dated around the session. */
export const DividendsPanel = ({ session }: { session: TradingDate }) => {
  const call = useCall('/bonus/', { since: addDays(session, -DAYS_BACK), ...asOfQuery(useAsOf()) });
  return (
    <Panel label="Dividends and book closes" className="is-third">
      <PanelHead title="Dividends and book closes" asOf={session} />
      <Loaded
        title="Dividends"
        call={call}
        skeleton={<TableSkeleton label="Dividends" rows={6} columns={3} />}
      >
        {({ rows }) => {
          const events = eventsAround(rows, session);
          if (events.length === 0) {
            return (
              <EmptyState
                title="None"
                why="No book close, dividend or bonus listing is dated near this session."
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
