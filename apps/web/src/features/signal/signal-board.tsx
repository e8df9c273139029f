import './signal.css';
import type { ScreenId } from '@chuli/contracts/screens';
import type { TradingDate } from '@chuli/kernel';
import { type Phrase, digits, t } from '@chuli/language';
import { EmptyState, PanelHead, TableSkeleton } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf, useSetAsOf } from '../../screen-kit/use-address.ts';
import { type Days, type BoardFilters as Filters, boardAddress } from './board-address.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardStats } from './board-stats.tsx';
import { type BoardRow, boardRows, cellKey, groupsOf, listsByKey, nearRows } from './board-rows.ts';
import { GroupTable } from './board-table.tsx';
import { NearList } from './near-list.tsx';
import { RecordCaveat } from './record-caveat.tsx';
import { SignalFoot } from './signal-foot.tsx';
import type { Signals, Timeframe } from './signal-words.ts';
import { WhyDrawer } from './why-drawer.tsx';

const NoSignals = () => {
  const [, set] = useAddress(boardAddress);
  return (
    <>
      <PanelHead title={t('Signals')} />
      <EmptyState
        title={t('No signal')}
        why={t('No list of this board fired in these sessions on a stock with this turnover.')}
        looser={{
          label: t('Five sessions, any turnover'),
          onAsk: () => set({ days: '5', turnover: '0' }),
        }}
      />
    </>
  );
};

/** Hours come from the times of trades; a session that was told without them has none. */
const NoHours = ({ to }: { to: TradingDate }) => {
  const setAsOf = useSetAsOf();
  return (
    <>
      <PanelHead title={t('Signals')} />
      <EmptyState
        title={t('No hours are known of these sessions')}
        why={t('Their trades came without times. The newest session with times is that of {date}.', {
          date: digits(to),
        })}
        looser={{
          label: t('See that session'),
          onAsk: () => setAsOf(to),
        }}
      />
    </>
  );
};

const Shown = ({ signals, filters }: { signals: Signals; filters: Filters }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const rows = useMemo(() => boardRows(signals, filters), [signals, filters]);
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const near = useMemo(() => nearRows(signals, filters), [signals, filters]);
  const lists = useMemo(() => listsByKey(signals.lists), [signals]);
  return (
    <div className="signal-board">
      <div>
        <BoardStats rows={rows} lists={signals.lists} />
        {groups.length === 0 && <NoSignals />}
        {groups.map((group, index) => (
          <GroupTable key={group.id} group={group} isFirst={index === 0} onOpen={setOpened} />
        ))}
      </div>
      <NearList rows={near} lists={lists} />
      {opened !== null && (
        <WhyDrawer row={opened} list={lists.get(cellKey(opened))} onClose={() => setOpened(null)} />
      )}
    </div>
  );
};

const LateLine = ({ signals: { as_of: asOf, signals_to: to } }: { signals: Signals }) =>
  to === asOf ? null : (
    <p className="caveat">
      {to === null
        ? t('No session has been searched for signals yet.')
        : t('Signals are searched after the close; those up to {date} are here.', { date: digits(to) })}
    </p>
  );

type Keep = (signals: Signals) => Signals;

const Board = ({ answered, keep, filters }: { answered: Signals; keep: Keep; filters: Filters }) => {
  const signals = useMemo(() => keep(answered), [keep, answered]);
  const { rows, hours_to: hoursTo, as_of: asOf } = signals;
  return (
    <>
      <LateLine signals={signals} />
      <RecordCaveat lists={signals.lists} />
      {rows.length === 0 && hoursTo !== null && hoursTo < asOf ? (
        <NoHours to={hoursTo} />
      ) : (
        <Shown signals={signals} filters={filters} />
      )}
      <SignalFoot asOf={signals.as_of} to={signals.signals_to} />
    </>
  );
};

type SignalBoardProps = {
  screen: ScreenId;
  /** The families of this board; all but candlestick patterns without it. */
  families?: readonly string[];
  /** Bars of one length alone; the reader may choose without it. */
  timeframe?: Timeframe;
  /** Sessions it shows until the reader chooses others. */
  days?: Exclude<Days, ''>;
  /** What of the answer belongs on this board; all of it without it. */
  keep?: Keep;
  explain: readonly Phrase[];
};

const asAnswered: Keep = (signals) => signals;

/** One board for every screen of signals: its families differ, its rows, filters and records do not. */
export const SignalBoard = ({
  screen,
  families,
  timeframe,
  days = '1',
  keep = asAnswered,
  explain,
}: SignalBoardProps) => {
  const [filters] = useAddress(boardAddress);
  const shownDays = filters.days === '' ? days : filters.days;
  const asOf = useAsOf();
  const call = useCall('/data/signal-board/', {
    ...(families !== undefined && { family: families.join(',') }),
    ...(timeframe !== undefined && { timeframe }),
    days: Number(shownDays),
    ...asOfQuery(asOf),
  });
  const lists = call.data?.lists ?? [];
  return (
    <>
      <PageHead screen={screen} explain={explain}>
        <BoardFilters lists={lists} days={shownDays} hasTimeframes={timeframe === undefined} />
      </PageHead>
      <Loaded
        title={t('Signals')}
        call={call}
        skeleton={<TableSkeleton label={t('Signals')} rows={14} columns={8} />}
      >
        {(signals) => <Board answered={signals} keep={keep} filters={filters} />}
      </Loaded>
    </>
  );
};
