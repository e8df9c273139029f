import { t } from '@chuli/language';
import { EmptyState, TableSkeleton, quantityText } from '@chuli/ui';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import type { BrokerRecord } from './profile-words.ts';
import { SideRecordPanel } from './side-record.tsx';
import { useBrokerRecord } from './use-broker-record.ts';

/** How many looks there were: without it no verdict can be weighed. */
const TriedLine = ({ record }: { record: BrokerRecord }) => (
  <p className="heavy-tried">
    {t(
      '{found} of {brokers} brokers show anything, of {figures} figures judged together at {percent} %. {known} of {held} sessions known.',
      {
        found: quantityText(record.survivors),
        brokers: quantityText(record.brokers),
        figures: quantityText(record.figures_judged),
        percent: quantityText(record.error_percent),
        known: quantityText(record.sessions_known),
        held: quantityText(record.sessions_held),
      },
    )}
  </p>
);

const Judged = ({ record }: { record: BrokerRecord }) => {
  if (record.record_to === null)
    return (
      <EmptyState
        title={t('No record yet')}
        why={t('What followed heavy days is computed after the close. It has not been computed here yet.')}
      />
    );
  return (
    <>
      {record.sides.map((side) => (
        <SideRecordPanel key={side.side} side={side} record={record} />
      ))}
      <TriedLine record={record} />
    </>
  );
};

/** What followed the heavy days of a broker, as it was known on the day that is shown. */
export const RecordRail = ({ broker }: { broker: string }) => {
  const call = useBrokerRecord(broker);
  const title = t('What followed its heavy buying');
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={8} columns={5} />}>
      {(record) => <Judged record={record} />}
    </Loaded>
  );
};
