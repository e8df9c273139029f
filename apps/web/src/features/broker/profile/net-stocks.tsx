import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';

type StockRow = RowOf<'/data/broker-profile/'>;

const columnsOf = (isBought: boolean): readonly Column<StockRow>[] => [
  { key: 'symbol', label: 'Stock', format: 'symbol', width: 84 },
  {
    key: 'net_value',
    label: 'Net Rs',
    hint: 'Net shares × its own average on that side',
    format: 'netAmount',
    width: 118,
  },
  { key: 'average', label: isBought ? 'Avg buy' : 'Avg sell', format: 'rupees', priority: 2, width: 82 },
  { key: 'close', label: 'Close', format: 'rupees', priority: 3, width: 82 },
  {
    key: 'since',
    label: 'Since',
    hint: 'The last close against that average, on one scale, before costs',
    format: 'signedPercent',
    width: 78,
  },
  { key: 'volume_percent', label: '% of volume', format: 'share', priority: 3, width: 84 },
  {
    key: 'net_by_session',
    label: 'By session',
    format: 'sparkbars',
    priority: 2,
    width: 104,
    sortable: false,
  },
  {
    id: 'days',
    label: 'Net-buy days',
    hint: 'Sessions in which it was a net buyer, of those in which it traded',
    format: 'fraction',
    priority: 3,
    width: 84,
    value: ({ sessions_net_bought, sessions_traded }) => [sessions_net_bought, sessions_traded],
  },
];

const [BOUGHT, SOLD] = [columnsOf(true), columnsOf(false)];

type NetStocksProps = {
  rows: readonly StockRow[];
  count: number;
  isBought: boolean;
  /** Where all of them are. */
  all: string;
};

/** The stocks into which it put most beyond its sales, or out of which it took most. */
export const NetStocks = ({ rows, count, isBought, all }: NetStocksProps) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const source = useMemo(() => localRows(rows), [rows]);
  const title = t(isBought ? 'Bought most' : 'Sold most');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={
          count > rows.length
            ? t('the largest {count} of {total}', { count: rows.length, total: count })
            : t('{count} stocks', { count })
        }
      >
        {count > rows.length && (
          <Link className="text-accent" to={all}>
            {t('All {count}', { count })}
          </Link>
        )}
      </PanelHead>
      <DataTable
        id={isBought ? 'broker-bought' : 'broker-sold'}
        label={title}
        columns={isBought ? BOUGHT : SOLD}
        source={source}
        sort={isBought ? '-net_value' : 'net_value'}
        onOpen={({ symbol }) => void navigate(href('/stock-profile', { symbol, tab: 'flow' }))}
        scrolls="page"
      />
    </Panel>
  );
};
