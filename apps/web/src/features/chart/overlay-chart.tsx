import '../../shared/chart/plot.css';
import { instant } from '@chuli/kernel';
import { say, t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import {
  PHONE,
  Value,
  classNames,
  dateText,
  kathmanduTime,
  signedPercentText,
  useMedia,
  type EndLabel,
  Plot,
  heightOf,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { linePath } from './bar-paths.ts';
import { type IndexCourse, type OverlaidLine, overlaid, startsLater } from './index-courses.ts';

const HEIGHT = { desk: 470, phone: 300 };
const FLAT = { low: -1, high: 1 };
/** About so many dates under the chart. */
const DATES = { desk: 8, phone: 4 };

export const TONES = ['tone-s1', 'tone-s2', 'tone-s3', 'tone-s4', 'tone-s5'] as const;

export const indexName = (symbol: string): string =>
  say(INDICES.find((index) => index.symbol === symbol)?.name ?? symbol);

export const isMoment = (at: string): boolean => !at.includes('-');

const momentText = (at: string): string =>
  isMoment(at) ? kathmanduTime(instant(Number(at) * 1_000)).slice(0, 5) : dateText(at);

/** Dates of a year are written without it; of several years without the day. */
const shortText = (at: string, isLong: boolean): string => {
  if (isMoment(at)) return momentText(at);
  return isLong ? at.slice(0, 7) : at.slice(5);
};

const LONG = 300;

const underOf = (axis: readonly string[], wanted: number): { slot: number; text: string }[] => {
  const step = Math.max(1, Math.ceil(axis.length / wanted));
  return axis.flatMap((at, slot) =>
    slot % step === 0 ? [{ slot, text: shortText(at, axis.length > LONG) }] : [],
  );
};

const percentText = (value: number): string => `${signedPercentText(value)}\u00a0%`;

type Standing = { symbol: string; tone: string; value: number | null };

/** Where each line stands at a point of the axis, or last. */
const standingsAt = (lines: readonly OverlaidLine[], index: number | 'last'): Standing[] =>
  lines.map(({ symbol, values }, place) => ({
    symbol,
    tone: TONES[place] ?? 'tone-s5',
    value: (index === 'last' ? values.findLast((value) => value !== null) : values[index]) ?? null,
  }));

const endsOf = (lines: readonly OverlaidLine[]): EndLabel[] =>
  standingsAt(lines, 'last').flatMap(({ symbol, tone, value }) =>
    value === null ? [] : [{ id: symbol, at: value, text: percentText(value), tone }],
  );

const spokenOf = (at: string, standings: readonly Standing[]): string =>
  [
    momentText(at),
    ...standings.flatMap(({ symbol, value }) =>
      value === null ? [] : [`${indexName(symbol)} ${percentText(value)}`],
    ),
  ].join(', ');

const Readout = ({ at, standings }: { at: string; standings: readonly Standing[] }) => (
  <>
    <b>{momentText(at)}</b>
    {standings.map(({ symbol, tone, value }) => (
      <span key={symbol}>
        <span className={tone}>{indexName(symbol)}</span>{' '}
        <Value format="percent" value={value} unknown={t('No index value for that time')} />
      </span>
    ))}
  </>
);

/** A percent that is counted from a later day than the others says so. */
const LaterStarts = ({ courses }: { courses: readonly IndexCourse[] }) =>
  startsLater(courses)
    .filter(({ at }) => !isMoment(at))
    .map(({ symbol, at }) => (
      <p key={symbol} className="px-3 pb-1 text-11 text-muted">
        {t('{index} has values from {date}; its percent starts there.', {
          index: indexName(symbol),
          date: dateText(at),
        })}
      </p>
    ));

type OverlayChartProps = {
  label: string;
  courses: readonly IndexCourse[];
  /** Moments that are still to come, for which room is left. */
  ahead?: readonly string[];
};

const NOTHING_AHEAD: readonly string[] = [];

/** Indices as lines in percent from a common start. */
export const OverlayChart = ({ label, courses, ahead = NOTHING_AHEAD }: OverlayChartProps) => {
  const size = useMedia(PHONE) ? 'phone' : 'desk';
  const { axis, lines } = useMemo(() => overlaid(courses), [courses]);
  const walk = useWalk(axis.length);
  const scale = scaleOf([0, ...lines.flatMap(({ values }) => values)]) ?? FLAT;
  const y = heightOf(scale);
  const at = axis[walk.index];
  if (at === undefined) return null;
  const standings = standingsAt(lines, walk.index);
  return (
    <>
      <Plot
        label={label}
        height={HEIGHT[size]}
        slots={axis.length + ahead.length}
        scale={scale}
        ticks={ticksOf(scale, HEIGHT[size] / 60).map((tick) => ({ at: tick, text: percentText(tick) }))}
        under={underOf([...axis, ...ahead], DATES[size])}
        ends={endsOf(lines)}
        places={axis.map((_, slot) => slot)}
        walk={walk}
        spoken={spokenOf(at, standings)}
        readout={<Readout at={at} standings={standings} />}
      >
        {lines
          .map(({ symbol, values }, place) => (
            <path
              key={symbol}
              className={classNames('stroke', place === 0 && 'is-first', TONES[place])}
              d={linePath(
                values.map((value, slot) => ({ slot, value })),
                y,
              )}
            />
          ))
          .toReversed()}
      </Plot>
      <LaterStarts courses={courses} />
    </>
  );
};
