import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { DataTable, PHONE, Panel, PanelHead, localRows, useMedia } from '@chuli/ui';
import { useMemo } from 'react';
import { SideBars, rupeeBar } from './side-bars.tsx';
import { SIDE_SUM_COLUMNS } from './sum-columns.ts';

const MOST = { desk: 12, phone: 6 };

type StockSidesProps = {
  reply: RepliedBy<'/data/bulk-txn-market-diamond-plus/'>;
  values: { symbol: string };
  set: (changes: { symbol: string }) => void;
};

/** What came in as buyers and as sellers, stock by stock. */
export const StockSides = ({ reply, values, set }: StockSidesProps) => {
  const most = useMedia(PHONE) ? MOST.phone : MOST.desk;
  const source = useMemo(() => localRows(reply.stocks), [reply]);
  const bars = reply.stocks.slice(0, most).map((sums) => rupeeBar(sums.symbol, sums.symbol, sums));
  const choose = (symbol: string): void => set({ symbol: symbol === values.symbol ? '' : symbol });
  const title = t('Came in, by stock');
  return (
    <div className="split is-even">
      <Panel label={title}>
        <PanelHead title={title} note={t('the largest; press one to see it alone')} />
        <SideBars label={title} bars={bars} chosen={values.symbol} onPick={choose} />
      </Panel>
      <Panel label={t('Sums by stock')}>
        <PanelHead title={t('Sums by stock')} note={t('known sides')} asOf={digits(reply.to_date)} />
        <div className="bulk-region">
          <DataTable
            id="bulk-stock-sides"
            label={t('Sums by stock')}
            columns={SIDE_SUM_COLUMNS}
            source={source}
            density="tight"
            scrolls="region"
            onOpen={({ symbol }) => choose(symbol)}
          />
        </div>
      </Panel>
    </div>
  );
};
