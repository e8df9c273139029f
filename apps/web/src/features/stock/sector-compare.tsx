import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useStocks } from '../../api/reference-calls.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { peersOf } from './peers.ts';
import { type PeerRow, type ScanRow, type SectorPlace, peerRows, sectorPlaces } from './sector-places.ts';

const FEW = 'Fewer than five companies of the sector state it' as const;

const PLACE_COLUMNS: readonly Column<SectorPlace>[] = [
  { key: 'measure', label: 'Ratio', format: 'text', width: 120, phoneWidth: 104, sortable: false },
  { key: 'own', label: 'Stock', format: 'rupees', unknown: 'Not stated', sortable: false },
  { key: 'median', label: 'Sector median', format: 'rupees', width: 112, unknown: FEW, sortable: false },
  {
    key: 'times',
    label: 'Times median',
    format: 'rupees',
    width: 104,
    priority: 2,
    unknown: FEW,
    sortable: false,
  },
  {
    key: 'place',
    label: 'Place',
    format: 'fraction',
    hint: 'From the largest down',
    unknown: FEW,
    sortable: false,
  },
];

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

/** A stock beside its sector: where its ratios stand, and the stocks around it. */
export const SectorCompare = ({ symbol, scan }: { symbol: string; scan: readonly ScanRow[] }) => {
  const stocks = useStocks(useAsOf());
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const places = useMemo(() => sectorPlaces(scan, symbol), [scan, symbol]);
  const peers = useMemo(() => peerRows(peersOf(stocks, symbol), scan), [stocks, symbol, scan]);
  const sources = useMemo(() => ({ places: localRows(places), peers: localRows(peers) }), [places, peers]);
  return (
    <div className="split">
      <Panel label={t('Peers')}>
        <PanelHead title={t('Peers')} note={t('its sector, by turnover')} />
        <DataTable
          id="stock-peers"
          label={t('Peers')}
          columns={PEER_COLUMNS}
          source={sources.peers}
          scrolls="page"
          isChosen={(row) => row.symbol === symbol}
          onOpen={(row) => void navigate(href('/stock-profile', { symbol: row.symbol, tab: 'fundamentals' }))}
        />
      </Panel>
      <Panel label={t('Against the sector')}>
        <PanelHead title={t('Against the sector')} note={t('as each newest report states it')} />
        {places.length === 0 ? (
          <EmptyState
            title={t('Nothing to compare')}
            why={t('This stock has no report, or its sector is unknown.')}
          />
        ) : (
          <DataTable
            label={t('Against the sector')}
            columns={PLACE_COLUMNS}
            source={sources.places}
            scrolls="page"
          />
        )}
      </Panel>
    </div>
  );
};
