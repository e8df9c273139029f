import './signal.css';
import type { RepliedBy } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import type { StockSort } from './board-shown.ts';
import { PositionsTable } from './positions-table.tsx';
import { SESSION_COLUMNS, sessionRows } from './session-columns.ts';
import { SignalBoard } from './signal-board.tsx';

type SessionsShown = {
  reply: RepliedBy<'/data/signal-sessions/'>;
  also: { market?: RepliedBy<'/data/market-days/'> | undefined };
  values: { view: 'sessions' | 'trips'; day: TradingDate | null; open: string; stocks: StockSort };
  set: (changes: { day?: TradingDate | null; open?: string; stocks?: StockSort }) => void;
};

const NO_DAYS: never[] = [];

/** How many stocks each list had, session by session; a click opens the board of a session. */
const SessionTable = ({ reply, also, set }: SessionsShown) => {
  const days = also.market?.rows ?? NO_DAYS;
  const source = useMemo(() => localRows(sessionRows(reply.rows, days)), [reply.rows, days]);
  if (reply.rows.length === 0)
    return <EmptyState title={t('No signal')} why={t('No session has been searched for signals yet.')} />;
  return (
    <Panel label={t('By session')}>
      <PanelHead title={t('By session')} note={t('Click a row to see its stocks')} />
      <DataTable
        id="signal-sessions"
        label={t('By session')}
        columns={SESSION_COLUMNS}
        source={source}
        onOpen={({ date }) => set({ day: date })}
        opensOnPhone
        scrolls="page"
      />
    </Panel>
  );
};

type OneSession = Pick<SessionsShown, 'values' | 'set'> & { day: TradingDate };

/** The signals of one session as every board has them, with what the price did since. */
const SessionBoard = ({ day, values, set }: OneSession) => {
  const query = {
    family: 'buy-sell,early-buy-sell',
    timeframe: 'daily',
    days: 1,
    date: day,
    sort: values.stocks,
    ...asOfQuery(useAsOf()),
  } as const;
  const call = useCall('/data/signal-stocks/', query);
  const back = { label: t('All sessions'), onClick: () => set({ day: null, open: '' }) };
  return (
    <CallPanel
      title={t('Signals of {date}', { date: digits(day) })}
      call={call}
      rows={14}
      columns={8}
      aside={
        <button type="button" className="text-accent" onClick={back.onClick}>
          {back.label}
        </button>
      }
    >
      {(reply) =>
        reply.total === 0 ? (
          <EmptyState title={t('No signal')} why={t('No stock turned in this session.')} action={back} />
        ) : (
          <SignalBoard
            reply={reply}
            query={query}
            values={{ sort: values.stocks, open: values.open }}
            set={({ sort, ...rest }) => set({ ...rest, ...(sort !== undefined && { stocks: sort }) })}
          />
        )
      }
    </CallPanel>
  );
};

/** The sessions, the board of the chosen one in their place, or each buy with its sell. */
export const SessionsBoard = (shown: SessionsShown) => {
  const { reply, values, set } = shown;
  if (values.view === 'sessions' && values.day !== null)
    return <SessionBoard day={values.day} values={values} set={set} />;
  return (
    <>
      {values.view === 'trips' ? <PositionsTable /> : <SessionTable {...shown} />}
      <SignalFoot asOf={reply.as_of} to={reply.signals_to} />
    </>
  );
};
