import './bulk.css';
import type { AskedBy, RepliedBy } from '@chuli/contracts';
import { say, t } from '@chuli/language';
import { ChartSkeleton, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { sectorName } from '../../../shared/market/sectors.ts';
import { ALL_SECTORS } from '../../../shared/market/universe/stock-facts.ts';
import { type SectorSums, daysText } from './bulk-row.ts';
import { SideBars, rupeeBar } from './side-bars.tsx';
import { SIDE_SUM_COLUMNS } from './sum-columns.ts';

const HEIGHT = 330;

type Values = { sector: string; symbol: string };
type RangeSumsProps = {
  reply: RepliedBy<'/data/bulk-txn-all/history/'>;
  query: AskedBy<'/data/bulk-txn-all/history/'>;
  values: Values;
  set: (changes: Partial<Values>) => void;
};

const sectorText = (id: number | null): string => {
  const name = sectorName(id);
  return name === null ? t('No sector') : say(name);
};

type SectorsProps = { rows: readonly SectorSums[] } & Pick<RangeSumsProps, 'values' | 'set'>;

const Sectors = ({ rows, values, set }: SectorsProps) => (
  <SideBars
    label={t('Came in, by sector')}
    bars={rows.map((sums) => rupeeBar(String(sums.sector_id ?? ''), sectorText(sums.sector_id), sums))}
    chosen={values.sector}
    onPick={(id) => set({ sector: id === values.sector || id === '' ? ALL_SECTORS : id, symbol: '' })}
    isWide
  />
);

type StocksProps = { reply: RepliedBy<'/data/bulk-txn-all/sums/'> } & Pick<RangeSumsProps, 'values' | 'set'>;

const Stocks = ({ reply, values, set }: StocksProps) => {
  const source = useMemo(() => localRows(reply.rows), [reply]);
  return (
    <div className="bulk-region">
      <DataTable
        id="bulk-range-stocks"
        label={t('Sums by stock')}
        columns={SIDE_SUM_COLUMNS}
        source={source}
        density="tight"
        scrolls="region"
        isChosen={({ symbol }) => symbol === values.symbol}
        onOpen={({ symbol }) => set({ symbol: symbol === values.symbol ? '' : symbol })}
        opensOnPhone
      />
    </div>
  );
};

const MOST_STOCKS = 500;

/** Sectors, then the stocks of the chosen one: each narrows what stands after it. */
export const RangeSums = ({ reply, query, values, set }: RangeSumsProps) => {
  const { amount_from, volume_from, unit, as_of } = query;
  const size = {
    date: reply.from_date,
    to_date: reply.to_date,
    ...(amount_from !== undefined && { amount_from }),
    ...(volume_from !== undefined && { volume_from }),
    ...(unit !== undefined && { unit }),
    ...(as_of !== undefined && { as_of }),
  };
  const sectors = useCall('/data/bulk-txn-all/sector/sum/', size);
  const sector = values.sector === ALL_SECTORS ? {} : { sector_id: Number(values.sector) };
  const stocks = useCall('/data/bulk-txn-all/sums/', { ...size, ...sector, page_size: MOST_STOCKS });
  const [bySector, byStock] = [t('Came in, by sector'), t('Sums by stock')];
  return (
    <div className="split is-even">
      <Panel label={bySector}>
        <PanelHead
          title={bySector}
          note={t('press one for its stocks')}
          asOf={daysText(reply.from_date, reply.to_date)}
        />
        <Loaded title={bySector} call={sectors} skeleton={<ChartSkeleton label={bySector} height={HEIGHT} />}>
          {({ rows }) => <Sectors rows={rows} values={values} set={set} />}
        </Loaded>
      </Panel>
      <Panel label={byStock}>
        <PanelHead
          title={byStock}
          note={
            values.sector === ALL_SECTORS ? t('press one for its orders') : sectorText(Number(values.sector))
          }
        />
        <Loaded title={byStock} call={stocks} skeleton={<ChartSkeleton label={byStock} height={HEIGHT} />}>
          {(sums) => <Stocks reply={sums} values={values} set={set} />}
        </Loaded>
      </Panel>
    </div>
  );
};
