import { digits, t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { WindowReply } from './window-words.ts';

type Net = WindowReply['nets'][number];

const COLUMNS: readonly Column<Net>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 200, phoneWidth: 140 },
  { key: 'net', label: 'Net', format: 'netQuantity' },
  { key: 'volume_percent', label: '% of volume', format: 'signedPercent', width: 110 },
];

/** Everybody in the last window: over all brokers the nets add up to nothing. */
export const NetsOfWindow = ({ reply, symbol }: { reply: WindowReply; symbol: string }) => {
  const source = useMemo(() => localRows(reply.nets), [reply.nets]);
  const title = t('{symbol}, net by broker', { symbol });
  const buyers = reply.nets.filter(({ net }) => net > 0).length;
  const sellers = reply.nets.filter(({ net }) => net < 0).length;
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('{buyers} net buyers, {sellers} net sellers', { buyers, sellers })}
        asOf={t('close {date}', { date: digits(reply.to_date) })}
      />
      <DataTable
        id="window-nets"
        label={title}
        columns={COLUMNS}
        source={source}
        sort="-net"
        keyOf={({ broker }) => broker}
        scrolls="page"
      />
    </Panel>
  );
};
