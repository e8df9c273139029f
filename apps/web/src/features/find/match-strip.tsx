import { digits, t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import type { ScanReply } from './use-scan.ts';

type Hits = ScanReply['by_date'];

const HEIGHT = 44;

const usualOf = (hits: Hits): number => {
  const sorted = hits.map(({ total }) => total).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** How often it matched in each of the last sessions; the dashed line is the usual number. */
export const MatchStrip = ({ hits }: { hits: Hits }) => {
  const largest = Math.max(1, ...hits.map(({ total }) => total));
  const usual = usualOf(hits);
  const y = (total: number): number => HEIGHT - (total / largest) * HEIGHT;
  const [first, last] = [hits[0], hits.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className="match-strip">
      <svg
        viewBox={`0 0 ${hits.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Matches of {count} sessions: {last} in the last, usually {usual}', {
          count: hits.length,
          last: last.total,
          usual,
        })}
      >
        {hits.map(({ date, total }, place) => (
          <rect
            key={date}
            className={date === last.date ? 'is-last' : undefined}
            x={place * 10 + 1}
            width={8}
            y={y(total)}
            height={HEIGHT - y(total)}
          >
            <title>{`${digits(date)}: ${quantityText(total)}`}</title>
          </rect>
        ))}
        <line x1={0} x2={hits.length * 10} y1={y(usual)} y2={y(usual)} />
      </svg>
      <figcaption>
        <span>{digits(first.date)}</span>
        <span>{t('usually {usual}', { usual })}</span>
        <span>{digits(last.date)}</span>
      </figcaption>
    </figure>
  );
};

/** The same by week over all years that are known. */
export const WeekStrip = ({ weeks }: { weeks: ScanReply['weeks'] }) => {
  const largest = Math.max(1, ...weeks.map(({ total }) => total));
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const path = weeks
    .map(({ total }, place) => `M${place} ${HEIGHT}V${(HEIGHT - (total / largest) * HEIGHT).toFixed(1)}`)
    .join('');
  return (
    <figure className="match-strip is-weeks">
      <svg
        viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Matches by week from {from} to {to}, at most {most}', {
          from: digits(first.week),
          to: digits(last.week),
          most: largest,
        })}
      >
        <path d={path} />
      </svg>
      <figcaption>
        <span>{digits(first.week)}</span>
        <span>{t('by week, at most {most}', { most: largest })}</span>
        <span>{digits(last.week)}</span>
      </figcaption>
    </figure>
  );
};
