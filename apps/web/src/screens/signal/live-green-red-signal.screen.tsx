import '../../features/signal/signal.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { RecordCaveat } from '../../features/signal/record-caveat.tsx';
import { SideChoice, TurnoverChoice } from '../../features/signal/side-turnover.tsx';
import { SideRecords } from '../../features/signal/side-records.tsx';
import { SignalFoot } from '../../features/signal/signal-foot.tsx';
import { stateAddress, stateQuery } from '../../features/signal/state-address.ts';
import { StateTable } from '../../features/signal/state-table.tsx';
import { countVerdicts, recordsIn } from '../../features/signal/verdict-summary.ts';
import { FilterFold } from '../../screen-kit/filter-fold.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'A buy is the bar on which trend, averages and momentum begin to agree upwards; a sell is the same downwards. Early lists turn before the averages cross, and are wrong more often.',
  'Record says what trades with this list gave in the sealed years, after costs and against the market of the same days. Edge: better than luck among all lists explains. No edge: it cannot be told from nothing. Trails: worse than the market.',
];

const StateFilters = () => {
  const [{ side, turnover }, set] = useAddress(stateAddress);
  return (
    <FilterFold>
      <SideChoice value={side} onChoose={(chosen) => set({ side: chosen })} />
      <TurnoverChoice value={turnover} onChoose={(chosen) => set({ turnover: chosen })} />
    </FilterFold>
  );
};

/** The state of every stock: in a buy or in a sell, since when, and what came of it. */
const LiveGreenRedSignalScreen = () => {
  const [filters] = useAddress(stateAddress);
  const query = { ...stateQuery(filters), ...asOfQuery(useAsOf()) };
  const call = useCall('/data/buysell-live/', query);
  return (
    <>
      <PageHead screen="live-green-red-signal" explain={EXPLAIN}>
        <StateFilters />
      </PageHead>
      <Loaded
        title={t('In a buy or in a sell')}
        call={call}
        skeleton={<TableSkeleton label={t('In a buy or in a sell')} rows={14} columns={7} />}
      >
        {(states) => (
          <>
            <RecordCaveat records={recordsIn(countVerdicts(states.lists.map(({ record }) => record)))} />
            <SideRecords lists={states.lists} />
            <StateTable states={states} query={query} />
            <SignalFoot asOf={states.as_of} to={states.signals_to} />
          </>
        )}
      </Loaded>
    </>
  );
};

export default LiveGreenRedSignalScreen;
