import { t } from '@chuli/language';
import { BarsChart, PHONE, Panel, PanelHead, useMedia } from '@chuli/ui';
import { largestEachWay } from '../../screen-kit/largest-each-way.ts';
import type { HoldingRow } from './fund-columns.ts';
import { monthText } from './fund-filters.tsx';

const HEIGHT = 210;
const CRORE = 10_000_000;

/** What funds bought and sold most since the month before. */
export const FundChanges = ({ rows, month }: { rows: readonly HoldingRow[]; month: string | null }) => {
  const isPhone = useMedia(PHONE);
  const changed = rows.filter(({ amount_change: change }) => change !== null && change !== 0);
  if (month === null || changed.length === 0) return null;
  const title = t('Bought and sold by funds');
  const bars = largestEachWay(
    changed.map(({ symbol, fund, amount_change }) => ({
      id: `${fund ?? ''} ${symbol}`,
      label: symbol,
      value: (amount_change ?? 0) / CRORE,
    })),
    isPhone ? 6 : 12,
  );
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('{month}, Rs crore at the end of the month', { month: monthText(month) })}
      />
      <div className="px-3 pb-2">
        <BarsChart label={title} bars={bars} height={HEIGHT} />
      </div>
    </Panel>
  );
};
