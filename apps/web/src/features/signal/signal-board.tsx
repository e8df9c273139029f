import './signal.css';
import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, quantityText } from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { useSetAsOf } from '../../screen-kit/use-address.ts';
import { listsByKey } from '../../shared/signal/board-rows.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import type { BoardShown, StocksReply } from './board-shown.ts';
import { NearList } from './near-list.tsx';
import { RecordCaveat } from './record-caveat.tsx';
import { RecordRail } from './record-rail.tsx';
import { StockTable } from './stock-table.tsx';

/** How much the board holds, in one line. */
const BoardHead = ({ counts }: Pick<StocksReply, 'counts'>) => (
  <PanelHead
    title={t('{count} stocks', { count: quantityText(counts.stocks) })}
    note={
      <>
        {t('{buy} buy, {sell} sell', {
          buy: quantityText(counts.buy),
          sell: quantityText(counts.sell),
        })}
        <span className="on-desk">{` · ${t('click a stock to see its signals')}`}</span>
      </>
    }
  />
);

const NoSignals = ({ set }: Pick<BoardShown, 'set'>) => (
  <>
    <PanelHead title={t('Signals')} />
    <EmptyState
      title={t('No signal')}
      why={t('No rule of this board fired in these sessions on a stock with this turnover.')}
      action={{
        label: t('Five sessions, any turnover'),
        onClick: () => set({ days: '5', turnover: '0' }),
      }}
    />
  </>
);

/** Hours come from the times of trades; a session that was told without them has none. */
const NoHours = ({ to }: { to: TradingDate }) => {
  const setAsOf = useSetAsOf();
  return (
    <>
      <PanelHead title={t('Signals')} />
      <EmptyState
        title={t('No hourly data for these sessions')}
        why={t('Their trades came without times. The newest session with times is that of {date}.', {
          date: digits(to),
        })}
        action={{
          label: t('See that session'),
          onClick: () => setAsOf(to),
        }}
      />
    </>
  );
};

type Named = BoardShown & {
  /** What stands over the stocks, beside the records. */
  before?: ReactNode;
  /** What the stocks are called, where others stand over them. */
  named?: { title: string; note: string };
};

const Shown = ({ before, named, ...shown }: Named) => {
  const { reply } = shown;
  const lists = useMemo(() => listsByKey(reply.lists), [reply]);
  const stocks =
    reply.total === 0 ? (
      <NoSignals set={shown.set} />
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
        <NoHours to={hoursTo} />
      ) : (
        <Shown {...shown} />
      )}
      <SignalFoot asOf={asOf} to={reply.signals_to} />
    </>
  );
};
