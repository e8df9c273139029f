import './windows.css';
import { t } from '@chuli/language';
import { ChartSkeleton, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { KnownLine } from '../known-line.tsx';
import { BrokerStack } from './broker-stack.tsx';
import { NetsOfWindow } from './nets-of-window.tsx';
import { ScorePlot } from './score-plot.tsx';
import { useStockWindows } from './window-beside.tsx';
import { sessionColumns } from './window-columns.ts';
import { LabelCaveat, StockStats } from './window-stats.tsx';
import type { WindowReply, WindowRow } from './window-words.ts';

const HEIGHT = 180;

/** Closes of the sessions in shares of one day. */
const useCloses = (symbol: string, rows: readonly WindowRow[]): (number | null)[] | undefined => {
  const asOf = useAsOf();
  const [from, to] = [rows[0]?.date, rows.at(-1)?.date];
  const { data } = useCall(
    '/data/adjhistorydata/',
    { symbol, ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...asOfQuery(asOf) },
    { enabled: from !== undefined },
  );
  return useMemo(() => {
    if (data === undefined || data.symbol !== symbol) return undefined;
    const closes = new Map<string, number>(data.rows.map((bar) => [bar.date, bar.close]));
    return rows.map(({ date }) => closes.get(date) ?? null);
  }, [data, rows, symbol]);
};

type StockProps = { symbol: string; reply: WindowReply; brokers: string | null };

const Sessions = ({ symbol, reply }: Omit<StockProps, 'brokers'>) => {
  const source = useMemo(() => localRows(reply.rows), [reply.rows]);
  const columns = useMemo(() => sessionColumns(reply.days), [reply.days]);
  const title = t('{symbol}, session by session', { symbol });
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      <DataTable
        id="stock-windows"
        label={title}
        columns={columns}
        source={source}
        sort="-date"
        keyOf={({ date }) => date}
        scrolls="page"
      />
    </Panel>
  );
};

const StockPage = ({ symbol, reply, brokers }: StockProps) => {
  const rows = useMemo(() => reply.rows.toReversed(), [reply.rows]);
  const closes = useCloses(symbol, rows);
  const { days, bounds } = reply;
  const [last] = reply.rows;
  return (
    <>
      {last !== undefined && <StockStats reply={reply} row={last} />}
      <LabelCaveat reply={reply} />
      <ScorePlot
        rows={rows}
        bounds={bounds}
        days={days}
        title={t('{symbol}, price and score', { symbol })}
        height={HEIGHT}
        closes={closes}
      />
      {brokers !== null && (
        <>
          <BrokerStack rows={rows} asked={brokers} symbol={symbol} />
          <NetsOfWindow reply={reply} symbol={symbol} />
        </>
      )}
      <Sessions symbol={symbol} reply={reply} />
    </>
  );
};

type Shown = {
  reply: WindowReply;
  rows: readonly WindowRow[];
  values: { symbol: string; brokers?: string };
};

/** One stock: the one that is asked for, else the first of the market by its place. */
const StockWindows = ({ reply, rows, values, hasBrokers }: Shown & { hasBrokers: boolean }) => {
  const isAsked = values.symbol !== '';
  const symbol = isAsked ? values.symbol : (rows[0]?.symbol ?? '');
  const found = useStockWindows(isAsked ? '' : symbol, reply.days, hasBrokers ? '1' : undefined);
  const brokers = hasBrokers ? (values.brokers ?? '') : null;
  const known = <KnownLine reply={reply} />;
  if (isAsked)
    return (
      <>
        {known}
        <StockPage symbol={symbol} reply={reply} brokers={brokers} />
      </>
    );
  return (
    <>
      {known}
      <Loaded
        title={t('Score by session')}
        call={found}
        skeleton={<ChartSkeleton label={t('Score by session')} height={HEIGHT} />}
      >
        {(stock) => <StockPage symbol={symbol} reply={stock} brokers={brokers} />}
      </Loaded>
    </>
  );
};

export const PlainStock = (shown: Shown) => <StockWindows {...shown} hasBrokers={false} />;
export const BrokersOfStock = (shown: Shown) => <StockWindows {...shown} hasBrokers />;
