import './signal.css';
import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton, quantityText } from '@chuli/ui';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useSetAsOf } from '../../screen-kit/use-address.ts';
import { listsByKey } from '../../shared/signal/board-rows.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import type { BoardShown, StockRow, StocksReply } from './board-shown.ts';
import { NearList } from './near-list.tsx';
import { RecordCaveat } from './record-caveat.tsx';
import { RecordRail } from './record-rail.tsx';
import { stockCount } from '../../shared/market/stock-count.ts';
import { StockTable } from './stock-table.tsx';

/** A side of which there is none goes without saying. */
const sidesText = ({ buy, sell }: StocksReply['counts']): string => {
  if (sell === 0) return t('{count} buy', { count: quantityText(buy) });
  if (buy === 0) return t('{count} sell', { count: quantityText(sell) });
  return t('{buy} buy, {sell} sell', { buy: quantityText(buy), sell: quantityText(sell) });
};

/** How much the board holds, in one line. */
const BoardHead = ({ counts }: Pick<StocksReply, 'counts'>) => (
  <PanelHead
    title={stockCount(counts.stocks)}
    note={
      <>
        {sidesText(counts)}
        <span className="on-desk">{` · ${t('click a stock to see its signals')}`}</span>
      </>
    }
  />
);

type NoneProps = Pick<Named, 'set' | 'none'>;

const NoSignals = ({ set, none }: NoneProps) => (
  <>
    <PanelHead title={t('Signals')} />
    <EmptyState
      title={t('No signal')}
      why={none ?? t('No rule of this board fired in these sessions on a stock with this turnover.')}
      action={
        none === undefined
          ? {
              label: t('Five sessions, any turnover'),
              onClick: () => set({ days: '5', turnover: '0' }),
            }
          : {
              label: t('Twenty sessions, any turnover'),
              onClick: () => set({ days: '20', turnover: '0' }),
            }
      }
    />
  </>
);

type Named = BoardShown & {
  /** What stands over the stocks, beside the records. */
  before?: ReactNode;
  /** What the stocks are called, where others stand over them. */
  named?: { title: string; note: string };
  /** Why there may be no signal, of a board whose signals are rare. */
  none?: string;
  /** What is drawn of the newest signal of a stock that is opened. */
  picture?: ComponentType<{ row: StockRow }>;
};

const Shown = ({ before, named, none, ...shown }: Named) => {
  const { reply } = shown;
  const lists = useMemo(() => listsByKey(reply.lists), [reply]);
  const stocks =
    reply.total === 0 ? (
      <NoSignals set={shown.set} {...(none !== undefined && { none })} />
    ) : (
      <>
        <BoardHead counts={reply.counts} />
        <StockTable id="signal-stocks" {...shown} />
      </>
    );
  return (
    <div className="signal-board">
      <div>
        {before}
        {named === undefined ? (
          stocks
        ) : (
          <Panel label={named.title}>
            <PanelHead {...named} />
            {stocks}
          </Panel>
        )}
      </div>
      <div className="signal-rail">
        <RecordRail records={reply.records} lists={reply.lists} />
        {reply.marked.at(-1) === reply.as_of && (
          <NearList rows={reply.near} count={reply.near_total} lists={lists} />
        )}
      </div>
    </div>
  );
};

/** Hours come from the times of trades: where the newest sessions were told without them, those of the last that has. */
const LastHours = ({ to, ...shown }: Named & { to: TradingDate }) => {
  const query = { ...shown.query, as_of: to };
  const call = useCall('/data/signal-stocks/', query);
  const setAsOf = useSetAsOf();
  return (
    <>
      <p className="caveat">
        {t('No later trade has a time: these are the hourly signals up to {date}.', { date: digits(to) })}{' '}
        <button type="button" className="text-accent" onClick={() => setAsOf(to)}>
          {t('Rewind every panel to that day')}
        </button>
      </p>
      <Loaded title={t('Signals')} call={call} skeleton={<TableSkeleton label={t('Signals')} />}>
        {(reply) => <Shown {...shown} reply={reply} query={query} />}
      </Loaded>
    </>
  );
};

const LateLine = ({ as_of: asOf, signals_to: to }: Pick<StocksReply, 'as_of' | 'signals_to'>) =>
  to === asOf ? null : (
    <p className="caveat">
      {to === null
        ? t('No session has been searched for signals yet.')
        : t('Signals are searched after the close; those up to {date} are here.', { date: digits(to) })}
    </p>
  );

/** One board for every screen of signals: its families differ, its rows, filters and records do not. */
export const SignalBoard = (shown: Named) => {
  const { reply } = shown;
  const { rows, hours_to: hoursTo, as_of: asOf } = reply;
  return (
    <>
      <LateLine {...reply} />
      <div className="narrow-verdict">
        <RecordCaveat records={reply.records} />
      </div>
      {rows.length === 0 && hoursTo !== null && hoursTo < asOf ? (
        <LastHours {...shown} to={hoursTo} />
      ) : (
        <Shown {...shown} />
      )}
      <SignalFoot asOf={asOf} to={reply.signals_to} />
    </>
  );
};
