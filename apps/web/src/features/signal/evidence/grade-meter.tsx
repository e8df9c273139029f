import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { dateText, quantityText, signedPercentText } from '@chuli/ui';

type Effect = RowOf<'/data/effects/'>;

const WORDS = {
  'under-test': 'Under test',
  holds: 'Holds',
  withdrawn: 'Withdrawn',
  'not-judged': 'Not judged',
} as const satisfies Record<Effect['grade']['grade'], Phrase>;

const endingsText = (kind: Effect['kind']): string =>
  kind === 'wait'
    ? t(
        'Holds, if the 95 % interval of the new events lies below zero. Withdrawn, if after the last call their mean is at or above zero. Published either way.',
      )
    : t(
        'Holds, if the 95 % interval of what the new events left after costs lies above zero. Withdrawn, if after the last call their mean is at or below zero. Published either way.',
      );

/** How far the new events go on the way to a verdict, with both endings as they were written beforehand. */
export const GradeMeter = ({ effect: { grade, kind } }: { effect: Effect }) => {
  const counts = {
    events: quantityText(grade.events),
    needed: quantityText(grade.needs_events),
    months: quantityText(grade.needs_months),
    last: quantityText(grade.last_call),
  };
  const share = Math.min(100, (100 * grade.events) / grade.last_call);
  return (
    <div className="grade">
      <p className="grade-head">
        <b>{t('Own grade')}</b> <span className="chip">{t(WORDS[grade.grade])}</span>
        {grade.mean !== null && <span className="end">{`${signedPercentText(grade.mean, 1)} %`}</span>}
      </p>
      <div
        className="grade-bar"
        role="img"
        aria-label={t('{events} of {needed} events', { events: counts.events, needed: counts.needed })}
      >
        <i style={{ width: `${share}%` }} />
        <s style={{ left: `${(100 * grade.needs_events) / grade.last_call}%` }} />
      </div>
      <p className="age">
        {t('{events} events since {date}. Judged from {needed} in {months} months on; last call at {last}.', {
          ...counts,
          date: dateText(grade.graded_from),
        })}
      </p>
      <p className="age">{endingsText(kind)}</p>
    </div>
  );
};
