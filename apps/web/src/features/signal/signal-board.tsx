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
import { type Days, boardAddress, filterQuery } from './board-address.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardStats } from './board-stats.tsx';
import { type BoardRow, groupsOf, listsByKey } from './board-rows.ts';
import { type BoardQuery, GroupTable } from './board-table.tsx';
import { NearList } from './near-list.tsx';
import { RecordCaveat } from './record-caveat.tsx';
import { RowWhy } from './asked-why.tsx';
import { SignalFoot } from './signal-foot.tsx';
import type { Signals, Timeframe } from './signal-words.ts';

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

const Shown = ({ signals, query }: { signals: Signals; query: BoardQuery }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const groups = useMemo(() => groupsOf(signals), [signals]);
  const lists = useMemo(() => listsByKey(signals.lists), [signals]);
  return (
    <div className="signal-board">
      <div>
        <BoardStats signals={signals} />
        {groups.length === 0 && <NoSignals />}
        {groups.map((group, index) => (
          <GroupTable
            key={group.id}
            group={group}
            pageSize={signals.page_size}
            query={query}
            isFirst={index === 0}
            onOpen={setOpened}
          />
        ))}
      </div>
      <NearList rows={signals.near} count={signals.near_total} lists={lists} />
      {opened !== null && <RowWhy row={opened} onClose={() => setOpened(null)} />}
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

const Board = ({ signals, query }: { signals: Signals; query: BoardQuery }) => {
  const { rows, hours_to: hoursTo, as_of: asOf } = signals;
  return (
    <>
      <LateLine signals={signals} />
      <RecordCaveat records={signals.records} />
      {rows.length === 0 && hoursTo !== null && hoursTo < asOf ? (
        <NoHours to={hoursTo} />
      ) : (
        <Shown signals={signals} query={query} />
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
  /** Stocks alone on which one family fired and no other. */
  alone?: boolean;
  explain: readonly Phrase[];
};

/** One board for every screen of signals: its families differ, its rows, filters and records do not. */
export const SignalBoard = ({
  screen,
  families,
  timeframe,
  days = '1',
  alone = false,
  explain,
}: SignalBoardProps) => {
  const [filters] = useAddress(boardAddress);
  const shownDays = filters.days === '' ? days : filters.days;
  const asOf = useAsOf();
  const query: BoardQuery = {
    ...(families !== undefined && { family: families.join(',') }),
    ...filterQuery(filters),
    ...(timeframe !== undefined && { timeframe }),
    ...(families === undefined && { events: 'true' }),
    ...(alone && { alone: 'true' }),
    by_verdict: 'true',
    days: Number(shownDays),
    ...asOfQuery(asOf),
  };
  const call = useCall('/data/signal-board/', query);
  return (
    <>
      <PageHead screen={screen} explain={explain}>
        <BoardFilters
          families={families ?? call.data?.families ?? []}
          days={shownDays}
          hasTimeframes={timeframe === undefined}
        />
      </PageHead>
      <Loaded
        title={t('Signals')}
        call={call}
        skeleton={<TableSkeleton label={t('Signals')} rows={14} columns={8} />}
      >
        {(signals) => <Board signals={signals} query={query} />}
      </Loaded>
    </>
  );
};
