import type { RowOf } from '@chuli/contracts';
import { digits, saidHere, say, t } from '@chuli/language';
import { EVIDENCE } from '@chuli/language/pages/evidence';
import { shareText, signedPercentText } from '@chuli/ui';
import { YearBars } from './year-bars.tsx';

type Effect = RowOf<'/data/effects/'>;
type Turn = NonNullable<Effect['turn']>;

const percent = (value: number | null): string => (value === null ? '' : `${signedPercentText(value, 1)} %`);

const usualText = ({ usual_mean, usual_up_percent }: Turn): string =>
  usual_mean === null || usual_up_percent === null
    ? ''
    : t('Any twenty sessions of NEPSE: {mean} % on average, up in {up} of 100.', {
        mean: signedPercentText(usual_mean, 1),
        up: shareText(usual_up_percent),
      });

const Years = ({ turn }: { turn: Turn }) => (
  <table className="tbl evidence-table">
    <caption className="sr-only">{t('By year')}</caption>
    <thead>
      <tr>
        <th>{t('Year')}</th>
        <th className="end">{t('NEPSE')}</th>
        <th className="end is-desk">{t('after costs')}</th>
        <th className="end">{t('Average share')}</th>
        <th className="end">{t('after costs')}</th>
      </tr>
    </thead>
    <tbody>
      {turn.years.toReversed().map((year) => (
        <tr key={year.year}>
          <td>{digits(String(year.year))}</td>
          <td className="end">{percent(year.index)}</td>
          <td className="end is-desk">{percent(year.index_net)}</td>
          <td className="end">{percent(year.average)}</td>
          <td className="end">{percent(year.average_net)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What is documented and not proven: the market around the end of the fiscal year, every year of it. */
export const FiscalTurn = ({ effect }: { effect: Effect }) => {
  const { turn } = effect;
  if (turn === null || turn.years.length === 0) return null;
  return (
    <section aria-labelledby={effect.id}>
      <h2 id={effect.id}>{t('Documented, not proven')}</h2>
      <p className="frozen">{say(effect.text)}</p>
      <p>{saidHere(EVIDENCE.turn)}</p>
      <YearBars years={turn.years.map(({ year, index }) => ({ year, mean: index }))} />
      <p className="age">{usualText(turn)}</p>
      <details>
        <summary>{t('Every year, before and after costs')}</summary>
        <Years turn={turn} />
      </details>
    </section>
  );
};
