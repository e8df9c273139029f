import { digits, t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import type { Rehearsal } from './use-rehearsal.ts';

const HEIGHT = 44;
const STEP = 10;
const WIDTH = 8;

/** Messages of each week, the worst in colour. */
export const RehearsalWeeks = ({ weeks, worst_week: worst }: Rehearsal) => {
  const most = worst?.firings ?? 0;
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined || worst === null) return null;
  const spoken = t('Alerts by week from {from} to {to}, at most {most}', {
    from: digits(first.week),
    to: digits(last.week),
    most,
  });
  return (
    <figure className="alert-weeks">
      <svg
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
      >
        {weeks.map(({ week, firings }, place) => {
          const height = (firings / most) * HEIGHT;
          return (
            <rect
              key={week}
              className={week === worst.week ? 'is-worst' : undefined}
              x={place * STEP}
              width={WIDTH}
              y={HEIGHT - height}
              height={height}
            >
              <title>{`${digits(week)}: ${quantityText(firings)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        <span>{digits(first.week)}</span>
        <span>{t('alerts by week')}</span>
        <span>{digits(last.week)}</span>
      </figcaption>
    </figure>
  );
};
