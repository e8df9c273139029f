import '../../features/signal/signal.css';
import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { ListRecordView } from '../../features/signal/list-record.tsx';
import { type ListName, recordAddress } from '../../shared/signal/record-address.ts';
import { RecordFilters } from '../../features/signal/record-filters.tsx';
import { RECORD_METHOD } from '../../features/signal/record-method.ts';
import { RecordTable } from '../../features/signal/record-table.tsx';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const AllLists = () => {
  const [{ exit, sample }] = useAddress(recordAddress);
  const call = useCall('/data/overall-chuli-performance/', { exit, sample, ...asOfQuery(useAsOf()) });
  return (
    <Loaded
      title={t('The track record')}
      call={call}
      skeleton={<TableSkeleton label={t('The track record')} rows={16} columns={9} />}
    >
      {(overall) => (
        <>
          <RecordTable overall={overall} />
          <SignalFoot asOf={overall.record_as_of ?? overall.as_of} />
        </>
      )}
    </Loaded>
  );
};

const OneList = ({ list }: { list: ListName }) => {
  const [{ exit, trades, page }] = useAddress(recordAddress);
  const query = { ...list, exit, sort: trades, page, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/chuli-performance/', query);
  return (
    <Loaded
      title={t('The track record')}
      call={call}
      skeleton={<TableSkeleton label={t('The track record')} rows={16} columns={9} />}
    >
      {(record) => (
        <>
          <ListRecordView record={record} />
          <SignalFoot asOf={record.record_as_of ?? record.as_of} />
        </>
      )}
    </Loaded>
  );
};

/** What every list has been worth: the verdict in words, the figures, and every trade behind them. */
const PerformanceScreen = () => {
  const [{ list }] = useAddress(recordAddress);
  return (
    <>
      <PageHead screen="chuli-performance" explain={RECORD_METHOD}>
        <RecordFilters hasSample={list === null} />
      </PageHead>
      {list === null ? <AllLists /> : <OneList list={list} />}
    </>
  );
};

export default PerformanceScreen;
