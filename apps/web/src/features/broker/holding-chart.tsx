import { digits, t } from '@chuli/language';
import { type Column, LinesChart, Panel, PanelHead, SegmentedControl } from '@chuli/ui';
import { type HolderRow, type HoldingReply, blockShown, holdingLines } from './holding-lines.ts';

const HEIGHT = 280;

export const HOLDING_COLUMNS: readonly Column<HolderRow>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 130 },
  {
    key: 'net',
    label: 'Net since',
    hint: 'Bought less sold since the newest block began',
    format: 'netQuantity',
  },
  {
    key: 'average',
    label: 'Average',
    hint: 'Rate of what is left of its net; none where it sold more than it bought',
    format: 'rupees',
    priority: 2,
  },
  { key: 'open', label: 'Since', hint: 'The last close against that average', format: 'signedPercent' },
  { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
  { key: 'sold', label: 'Sold', format: 'quantity', priority: 2 },
  { key: 'sessions_traded', label: 'Sessions', format: 'quantity', width: 84, priority: 3 },
  {
    key: 'age',
    label: 'Age',
    hint: 'Sessions since its shares were bought, on average, the oldest sold first',
    format: 'rupees',
    width: 72,
    priority: 3,
  },
];

type Shown = {
  reply: HoldingReply;
  values: { block: string };
  set: (changes: { block: string }) => void;
};

/** Running nets over the price, from zero with each block of known sessions. */
export const HoldingChart = ({ reply, values, set }: Shown) => {
  const block = blockShown(reply.blocks, values.block);
  if (block === undefined) return null;
  const { points, lines, price } = holdingLines(reply, block);
  const choices = reply.blocks
    .toReversed()
    .slice(0, 4)
    .map(({ from, to }) => ({ value: from as string, label: `${digits(from)} – ${digits(to.slice(5))}` }));
  return (
    <Panel label={t('Cumulative net')}>
      <PanelHead
        title={t('{symbol}, net since {date}', { symbol: reply.symbol, date: digits(block.from) })}
        note={
          block.bridged.length === 0
            ? t('shares · dashed: price')
            : t('shares · dashed: price · {count} unknown sessions are bridged', {
                count: block.bridged.length,
              })
        }
      />
      {choices.length > 1 && (
        <div className="px-3 pb-2">
          <SegmentedControl
            label={t('Block of sessions')}
            choices={choices}
            value={block.from}
            onChoose={(from) => set({ block: from === choices[0]?.value ? '' : from })}
          />
        </div>
      )}
      <div className="px-3 pb-2">
        <LinesChart label={t('Cumulative net')} points={points} lines={lines} price={price} height={HEIGHT} />
      </div>
    </Panel>
  );
};
