import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows, quantityText } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { SectorReply } from './sector-stats.tsx';

type StockRow = SectorReply['rows'][number];

const COLUMNS: readonly Column<StockRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'name', label: 'Name', format: 'text', priority: 4, width: 200 },
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'percentage_change', label: 'Change', format: 'percent', unknown: 'No trades in this session' },
  { key: 'amount', label: 'Turnover', format: 'amount', priority: 2, unknown: 'No trades in this session' },
  { key: 'market_cap', label: 'Market value', format: 'amount', priority: 3 },
  {
    key: 'weight',
    label: 'Weight',
    format: 'share',
    hint: 'Of the market value of all stocks here whose number of shares we have',
    unknown: 'Share counts of earlier days are unknown',
  },
  {
    key: 'points',
    label: 'Index points',
    format: 'signedRupees',
    priority: 2,
    width: 100,
    hint: 'By how many points the stock moved the index: its change × its weight × the index before. An estimate',
    unknown: 'No trades in this session, or no share count',
  },
  {
    key: 'change_20',
    label: '20 d',
    format: 'signedPercent',
    priority: 2,
    width: 80,
    hint: 'Over 20 sessions',
  },
  {
    key: 'change_1_year',
    label: '1 year',
    format: 'signedPercent',
    priority: 3,
    width: 86,
    unknown: 'Not listed a year ago',
  },
  {
    key: 'price_earnings',
    label: 'P/E',
    format: 'rupees',
    priority: 2,
    width: 76,
    unknown: 'A loss, or no report of the last quarters',
  },
  {
    key: 'price_book',
    label: 'P/B',
    format: 'rupees',
    priority: 3,
    width: 72,
    unknown: 'No report of the last quarters',
  },
];

/** The stocks of a sector by their weight, with what each did to the index. */
export const SectorStocks = ({ sector }: { sector: SectorReply }) => {
  const [sort, setSort] = useState('-weight');
  const source = useMemo(() => localRows(sector.rows), [sector.rows]);
  return (
    <Panel label={t('Stocks by weight')}>
      <PanelHead
        title={t('Stocks by weight')}
        note={t('weights of {known} of {all} with a share count', {
          known: quantityText(sector.caps_known),
          all: quantityText(sector.stocks),
        })}
      />
      <DataTable
        id="sector-stocks"
        label={t('Stocks by weight')}
        columns={COLUMNS}
        source={source}
        sort={sort}
        onSort={setSort}
        scrolls="page"
      />
    </Panel>
  );
};
