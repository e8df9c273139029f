import { t } from '@chuli/language';
import { Sparkline, type Stat, StatRow, Value, quantityText, rupeesText } from '@chuli/ui';
import { Change, Times } from '../../shared/market/figures.tsx';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';
import { paceOf } from './live-day.ts';
import { NEPSE, nepseOf } from '../../shared/live/live-session.ts';
import { useMemo } from 'react';
import { useIndexState } from '../../live/use-live.ts';

/** The index minute by minute since the opening. */
const NepseCourse = () => {
  const bars = useIndexState(NEPSE)?.bars;
  const values = useMemo(
    () => (bars ?? []).flatMap(([, , , , close]) => (close === null ? [] : [close / 100])),
    [bars],
  );
  return <Sparkline label={t('NEPSE today, minute by minute')} values={values} width={120} height={20} />;
};

const LABELS = ['NEPSE', 'Turnover', 'vs average pace', 'Shares', 'Trades', 'Upper / lower circuit'] as const;

export const liveStatLabels = (): string[] => LABELS.map((label) => t(label));

type Told = { market: NonNullable<LiveMarket['market']>; state: NonNullable<LiveMarket['state']> };

/** The live market in six figures; turnover is held against what is usual by this minute of the day. */
export const LiveStats = ({ market, state }: Told) => {
  const nepse = nepseOf(state);
  const pace = paceOf(market);
  const stats: Stat[] = [
    {
      label: t('NEPSE'),
      figure: nepse.value === null ? <Value format="rupees" value={null} /> : rupeesText(nepse.value),
      below: (
        <span className="flex items-center gap-2">
          <Change percent={nepse.change} />
          <NepseCourse />
        </span>
      ),
    },
    {
      label: t('Turnover'),
      figure: <Value format="amount" value={market.turnover / 100} />,
      below: t('{count} stocks traded', { count: quantityText(market.symbols) }),
    },
    {
      label: t('vs average pace'),
      figure: <Times multiple={pace} />,
      below: t(pace === null ? 'no average' : 'of average by this minute'),
    },
    { label: t('Shares'), figure: quantityText(market.volume) },
    { label: t('Trades'), figure: quantityText(market.trades) },
    {
      label: t('Upper / lower circuit'),
      figure: `${quantityText(market.at_upper)} / ${quantityText(market.at_lower)}`,
    },
  ];
  return <StatRow label={t('The market now')} stats={stats} />;
};
