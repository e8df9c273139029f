import { type Stat, StatRow, Value, quantityText, rupeesText } from '@chuli/ui';
import { AgainstUsual, Change } from './figures.tsx';
import { type PerformanceRow, type Session, breadthOf, isOrdinary } from './session-facts.ts';

const nepseStat = (nepse: PerformanceRow | undefined): Stat => ({
  label: 'NEPSE',
  figure: nepse === undefined ? <Value format="rupees" value={null} /> : rupeesText(nepse.close),
  below: nepse === undefined ? 'no value of this session' : <Change percent={nepse.change_1} />,
});

/** The session in six figures. */
export const SessionStats = ({ session, nepse }: { session: Session; nepse: PerformanceRow | undefined }) => {
  const { total, usual } = session;
  const breadth = breadthOf(session.rows.filter(isOrdinary));
  const stats: Stat[] = [
    nepseStat(nepse),
    {
      label: 'Turnover',
      figure: <Value format="amount" value={total.amount} />,
      below: <AgainstUsual now={total.amount} usual={usual?.amount} />,
    },
    {
      label: 'Shares',
      figure: quantityText(total.volume),
      below: <AgainstUsual now={total.volume} usual={usual?.volume} />,
    },
    {
      label: 'Trades',
      figure: <Value format="quantity" value={total.trades} />,
      below: <AgainstUsual now={total.trades} usual={usual?.trades} />,
    },
    {
      label: 'Up / down',
      figure: `${breadth.advanced} / ${breadth.declined}`,
      below: `${breadth.unchanged} unchanged`,
    },
    {
      label: 'At ceiling / floor',
      figure: `${breadth.ceiling.length} / ${breadth.floor.length}`,
      below: 'closed at the daily limit',
    },
  ];
  return <StatRow label="Session" stats={stats} />;
};
