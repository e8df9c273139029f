import { type Stat, StatRow, StatSkeleton, Value, quantityText, rupeesText } from '@chuli/ui';
import type { Call } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import type { FlowSummary, Subject } from './flow-address.ts';

const NAMES = ['Volume', 'Close', 'Three largest buyers', 'Three largest sellers', 'Same broker both sides'];

const percentChange = ({ first_close, last_close }: FlowSummary): number | null =>
  first_close === null || last_close === null || first_close === 0
    ? null
    : (100 * (last_close - first_close)) / first_close;

const closeStat = (summary: FlowSummary): Stat => ({
  label: 'Close',
  figure: <Value format="rupees" value={summary.last_close} />,
  below: (
    <>
      <Value format="percent" value={percentChange(summary)} /> over the range
    </>
  ),
});

const tradesStat = (summary: FlowSummary): Stat => ({
  label: 'Trades',
  figure: <Value format="quantity" value={summary.trades} />,
  below: `${quantityText(summary.buyers)} buying, ${quantityText(summary.sellers)} selling`,
});

const concentration = (index: number | null): string =>
  index === null ? 'of volume' : `of volume · HHI ${quantityText(Math.round(index))}`;

const statsOf = (summary: FlowSummary, subject: Subject): Stat[] => [
  {
    label: `Volume, ${summary.sessions} ${summary.sessions === 1 ? 'session' : 'sessions'}`,
    figure: <Value format="quantity" value={summary.volume} />,
    below: (
      <>
        Rs <Value format="amount" value={summary.amount} />
        {subject === 'stock' && summary.vwap !== null && ` · VWAP ${rupeesText(summary.vwap)}`}
      </>
    ),
  },
  subject === 'stock' ? closeStat(summary) : tradesStat(summary),
  {
    label: subject === 'broker' ? 'Three largest purchases' : 'Three largest buyers',
    figure: <Value format="share" value={summary.top3_buy_percent} />,
    below: concentration(summary.buy_concentration),
  },
  {
    label: subject === 'broker' ? 'Three largest sales' : 'Three largest sellers',
    figure: <Value format="share" value={summary.top3_sell_percent} />,
    below: concentration(summary.sell_concentration),
  },
  {
    label: 'Same broker both sides',
    figure: <Value format="share" value={summary.matched_percent} />,
    below: `${quantityText(summary.matched)} shares`,
  },
];

export const FlowStats = ({ call, subject }: { call: Call<FlowSummary>; subject: Subject }) => (
  <Loaded title="The summary" call={call} skeleton={<StatSkeleton label="Summary" stats={NAMES} />}>
    {(summary) => <StatRow label="Summary" stats={statsOf(summary, subject)} />}
  </Loaded>
);
