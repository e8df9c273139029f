import { t } from '@chuli/language';
import { type Stat, StatRow, Value, quantityText, rupeesText } from '@chuli/ui';
import { Change, Times } from '../market/figures.tsx';
import type { LiveMarket } from './use-live-market.ts';
import { paceOf } from './live-day.ts';
import { nepseOf } from './live-session.ts';
import { NepseCourse } from './nepse-course.tsx';

const LABELS = ['NEPSE', 'Turnover', 'Against usual pace', 'Shares', 'Trades', 'At ceiling / floor'] as const;

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
      label: t('Against usual pace'),
      figure: <Times multiple={pace} />,
      below: t(pace === null ? 'usual not known' : 'of usual by this minute'),
    },
    { label: t('Shares'), figure: quantityText(market.volume) },
    { label: t('Trades'), figure: quantityText(market.trades) },
    {
      label: t('At ceiling / floor'),
      figure: `${quantityText(market.at_upper)} / ${quantityText(market.at_lower)}`,
    },
  ];
  return <StatRow label={t('The market now')} stats={stats} />;
};
