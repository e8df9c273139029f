import '../../features/signal/signal.css';
import { type Phrase, t } from '@chuli/language';
import { DateField, EmptyState, TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { dailyAddress } from '../../features/signal/daily-address.ts';
import { DayLists } from '../../features/signal/day-lists.tsx';
import { DayTable } from '../../features/signal/day-table.tsx';
import { PositionsTable } from '../../features/signal/positions-table.tsx';
import { SignalFoot } from '../../features/signal/signal-foot.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'A buy is the bar on which trend, averages and momentum begin to agree upwards; a sell is the same downwards. Early lists turn before the averages cross, and are wrong more often.',
  'From buy to sell pairs each buy with the sell that ended it. Gains are from close to close without costs; what trades gave after costs stands in the record.',
];

/** Buys and sells, early ones too, session by session. */
const DailySignalScreen = () => {
  const [{ day }, set] = useAddress(dailyAddress);
  const call = useCall('/data/buy-sell-preview/', asOfQuery(useAsOf()));
  const days = call.data?.rows.map(({ date }) => date) ?? [];
  const chosen = days.find((date) => date === day) ?? days[0];
  return (
    <>
      <PageHead screen="daily-signal" explain={EXPLAIN}>
        {chosen !== undefined && (
          <DateField
            label={t('Session')}
            value={chosen}
            sessions={days}
            onPick={(date) => set({ day: date === days[0] ? null : date })}
          />
        )}
      </PageHead>
      <Loaded
        title={t('Signals')}
        call={call}
        skeleton={<TableSkeleton label={t('Signals')} rows={12} columns={5} />}
      >
        {({ rows, as_of: asOf, signals_to: to }) => {
          const shown = rows.find(({ date }) => date === chosen);
          if (shown === undefined)
            return (
              <EmptyState title={t('No signal')} why={t('No session has been searched for signals yet.')} />
            );
          return (
            <>
              <div className="day-board">
                <DayTable days={rows} chosen={shown.date} onChoose={(date) => set({ day: date })} />
                <DayLists day={shown} />
              </div>
              <PositionsTable />
              <SignalFoot asOf={asOf} to={to} />
            </>
          );
        }}
      </Loaded>
    </>
  );
};

export default DailySignalScreen;
