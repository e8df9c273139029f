import { t } from '@chuli/language';
import { BarsChart, PHONE, Panel, PanelHead, useMedia } from '@chuli/ui';
import { largestEachWay } from './largest-each-way.ts';
import type { BarsBlock } from './screen-definition.ts';

export const CHART_HEIGHT = 210;

/** The largest rows each way, as bars. */
export const DeclaredBars = <Row,>({ block, rows }: { block: BarsBlock<Row>; rows: readonly Row[] }) => {
  const isPhone = useMedia(PHONE);
  const title = t(block.title);
  const bars = largestEachWay(
    rows.map((row) => ({
      id: String(row[block.x]),
      label: String(row[block.x]),
      value: Number(row[block.y] ?? 0),
    })),
    isPhone ? 6 : 12,
  );
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('top buyers and sellers')} />
      <div className="px-3 pb-2">
        <BarsChart label={title} bars={bars} height={CHART_HEIGHT} />
      </div>
    </Panel>
  );
};
