import { t } from '@chuli/language';
import { type Stat, StatRow, Value, quantityText, rupeesText } from '@chuli/ui';
import { AgainstUsual, Change } from './figures.tsx';
import { type PerformanceRow, type Session, breadthOf, isOrdinary } from './session-facts.ts';

const nepseStat = (nepse: PerformanceRow | undefined): Stat => ({
  label: t('NEPSE'),
  figure: nepse === undefined ? <Value format="rupees" value={null} /> : rupeesText(nepse.close),
  below: nepse === undefined ? t('no value of this session') : <Change percent={nepse.change_1} />,
});

const pairText = (one: number, other: number): string => `${quantityText(one)} / ${quantityText(other)}`;

const LABELS = ['NEPSE', 'Turnover', 'Shares', 'Trades', 'Up / down', 'Upper / lower circuit'] as const;

/** What stands over the six figures, for the time before they are there. */
export const sessionStatLabels = (): string[] => LABELS.map((label) => t(label));

/** The session in six figures. */
export const SessionStats = ({ session, nepse }: { session: Session; nepse: PerformanceRow | undefined }) => {
  const { total, usual } = session;
  const breadth = breadthOf(session.rows.filter(isOrdinary));
  const stats: Stat[] = [
    nepseStat(nepse),
    {
      label: t('Turnover'),
      figure: <Value format="amount" value={total.amount} />,
      below: <AgainstUsual now={total.amount} usual={usual?.amount} />,
    },
    {
      label: t('Shares'),
      figure: quantityText(total.volume),
      below: <AgainstUsual now={total.volume} usual={usual?.volume} />,
    },
    {
      label: t('Trades'),
      figure: <Value format="quantity" value={total.trades} />,
      below: <AgainstUsual now={total.trades} usual={usual?.trades} />,
    },
    {
      label: t('Up / down'),
      figure: pairText(breadth.advanced, breadth.declined),
      below: t('{count} unchanged', { count: breadth.unchanged }),
    },
    {
      label: t('Upper / lower circuit'),
      figure: pairText(breadth.ceiling.length, breadth.floor.length),
      below: t('closed at the daily limit'),
    },
  ];
  return <StatRow label={t('Session')} stats={stats} />;
};
