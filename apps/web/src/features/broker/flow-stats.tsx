import { type Phrase, pieces, t } from '@chuli/language';
import { type Stat, StatRow, StatSkeleton, Value, quantityText, rupeesText } from '@chuli/ui';
import type { Call } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import type { FlowSummary, Subject } from '../../shared/broker/flow-address.ts';

const NAMES = [
  'Volume',
  'Close',
  'Top 3 buyers',
  'Top 3 sellers',
  'Matched trades (same broker)',
] as const satisfies readonly Phrase[];

const percentChange = ({ first_close, last_close }: FlowSummary): number | null =>
  first_close === null || last_close === null || first_close === 0
    ? null
    : (100 * (last_close - first_close)) / first_close;

const closeStat = (summary: FlowSummary): Stat => ({
  label: t('Close'),
  figure: <Value format="rupees" value={summary.last_close} />,
  below: (
    <>
      {pieces('{change} over the range', {
        change: <Value key="change" format="percent" value={percentChange(summary)} />,
      })}
    </>
  ),
});

const tradesStat = (summary: FlowSummary): Stat => ({
  label: t('Trades'),
  figure: <Value format="quantity" value={summary.trades} />,
  below: t('{buyers} buying, {sellers} selling', {
    buyers: quantityText(summary.buyers),
    sellers: quantityText(summary.sellers),
  }),
});

const concentration = (index: number | null): string =>
  index === null ? t('of volume') : t('of volume · HHI {index}', { index: quantityText(Math.round(index)) });

const statsOf = (summary: FlowSummary, subject: Subject): Stat[] => [
  {
    label: t(summary.sessions === 1 ? 'Volume, {count} session' : 'Volume, {count} sessions', {
      count: summary.sessions,
    }),
    figure: <Value format="quantity" value={summary.volume} />,
    below: (
      <>
        {t('Rs')} <Value format="amount" value={summary.amount} />
        {subject === 'stock' && summary.vwap !== null && ` · ${t('VWAP')} ${rupeesText(summary.vwap)}`}
      </>
    ),
  },
  subject === 'stock' ? closeStat(summary) : tradesStat(summary),
  {
    label: t(subject === 'broker' ? 'Top 3 purchases' : 'Top 3 buyers'),
    figure: <Value format="share" value={summary.top3_buy_percent} />,
    below: concentration(summary.buy_concentration),
  },
  {
    label: t(subject === 'broker' ? 'Top 3 sales' : 'Top 3 sellers'),
    figure: <Value format="share" value={summary.top3_sell_percent} />,
    below: concentration(summary.sell_concentration),
  },
  {
    label: t('Matched trades (same broker)'),
    figure: <Value format="share" value={summary.matched_percent} />,
    below: t('{count} shares', { count: quantityText(summary.matched) }),
  },
];

export const FlowStats = ({ call, subject }: { call: Call<FlowSummary>; subject: Subject }) => (
  <Loaded
    title={t('The summary')}
    call={call}
    skeleton={<StatSkeleton label={t('Summary')} stats={NAMES.map((name) => t(name))} />}
  >
    {(summary) => <StatRow label={t('Summary')} stats={statsOf(summary, subject)} />}
  </Loaded>
);
