import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStocks } from '../../api/reference-calls.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { peersOf } from './peers.ts';
import { type PeerRow, type ScanRow, peerRows } from './peer-rows.ts';

const PEER_COLUMNS: readonly Column<PeerRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'percentage_change', label: 'Chg %', format: 'barePercent' },
  { key: 'price_earnings', label: 'P/E', format: 'rupees', width: 72, unknown: 'No profit, or not stated' },
  { key: 'price_book', label: 'P/B', format: 'rupees', width: 64, priority: 2, unknown: 'Not stated' },
  { key: 'return_on_equity', label: 'ROE', format: 'share', unknown: 'Not stated' },
  { key: 'eps', label: 'EPS', format: 'rupees', priority: 3, unknown: 'Not stated' },
  { key: 'net_profit', label: 'Net profit', format: 'amount', priority: 2, unknown: 'Not stated' },
  { key: 'report', label: 'Report', format: 'code', width: 110, priority: 3, unknown: 'No report available' },
];

/** As many of the most traded as stand beside a stock without a word of the reader. */
const BESIDE = 4;

/** The stock against one other, against several and against all of its sector. */
const CompareLinks = ({ symbol, peers }: { symbol: string; peers: readonly PeerRow[] }) => {
  const href = useHrefWithAsOf();
  const others = peers.flatMap((peer) => (peer.symbol === symbol ? [] : [peer.symbol]));
  const beside = (count: number): string => [symbol, ...others.slice(0, count)].join(',');
  return (
    <span className="flex flex-wrap gap-3 text-accent">
      <Link to={href('/compare-stock', { symbols: beside(1) })}>{t('Compare')}</Link>
      <Link to={href('/compare-multiple-stock', { symbols: beside(BESIDE) })}>{t('Side by side')}</Link>
      <Link to={href('/stock-comparison', { symbol })}>{t('Against its sector')}</Link>
    </span>
  );
};

/** The stocks around one, with what each last reported. */
export const SectorPeers = ({ symbol, scan }: { symbol: string; scan: readonly ScanRow[] }) => {
  const stocks = useStocks(useAsOf());
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const peers = useMemo(() => peerRows(peersOf(stocks, symbol), scan), [stocks, symbol, scan]);
  const source = useMemo(() => localRows(peers), [peers]);
  return (
    <Panel label={t('Peers')}>
      <PanelHead title={t('Peers')} note={t('its sector, by turnover')}>
        <CompareLinks symbol={symbol} peers={peers} />
      </PanelHead>
      <DataTable
        id="stock-peers"
        label={t('Peers')}
        columns={PEER_COLUMNS}
        source={source}
        scrolls="page"
        isChosen={(row) => row.symbol === symbol}
        onOpen={(row) => void navigate(href('/stock-profile', { symbol: row.symbol, tab: 'fundamentals' }))}
      />
    </Panel>
  );
};
