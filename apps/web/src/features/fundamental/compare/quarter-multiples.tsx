import './compare.css';
import type { RepliedBy } from '@chuli/contracts';
import { type RatioId, isRatioId, quarterNumber, quarterOf, ratioNamed } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { quarterName } from '../../../shared/fundamental/quarter-name.ts';
import { ratioText } from '../../../shared/fundamental/ratio-text.ts';

type Reply = RepliedBy<'/compare-multiple-stock/'>;

const QUARTERS = 8;
const HEIGHT = 60;

type Course = { readonly symbol: string; readonly values: readonly (number | null)[] };

/** The same eight quarters for all, whoever lacks some of them. */
const coursesOf = ({ rows }: Reply, id: RatioId, newest: number): Course[] =>
  rows.map(({ symbol, past }) => {
    const known = new Map(past.map((quarter) => [quarterNumber(quarter), quarter.ratios[id] ?? null]));
    return {
      symbol,
      values: Array.from({ length: QUARTERS }, (_, at) => known.get(newest - QUARTERS + 1 + at) ?? null),
    };
  });

type MultipleProps = { course: Course; id: RatioId; newest: number; y: (value: number) => number };

const Multiple = ({ course: { symbol, values }, id, newest, y }: MultipleProps) => {
  const { unit } = ratioNamed(id);
  const last = values.at(-1) ?? null;
  const named = (at: number): string => quarterName(quarterOf(newest - QUARTERS + 1 + at));
  const textOf = (value: number | null): string => (value === null ? '–' : ratioText(value, unit));
  return (
    <figure>
      <figcaption>
        <b>{symbol}</b> {textOf(last)}
      </figcaption>
      <svg
        viewBox={`0 0 ${QUARTERS * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={values.map((value, at) => `${named(at)} ${textOf(value)}`).join(', ')}
      >
        {values.map((value, at) =>
          value === null ? null : (
            <rect
              key={named(at)}
              className={value < 0 ? 'is-below' : ''}
              x={at * 10 + 1.5}
              width={7}
              y={Math.min(y(value), y(0))}
              height={Math.max(1, Math.abs(y(value) - y(0)))}
            >
              <title>{`${named(at)} ${textOf(value)}`}</title>
            </rect>
          ),
        )}
        <path className="zero" d={`M0 ${y(0)}H${QUARTERS * 10}`} />
      </svg>
      <small>
        <span>{named(0)}</span>
        <span>{named(QUARTERS - 1)}</span>
      </small>
    </figure>
  );
};

/** One ratio over the same eight quarters, stock beside stock on one scale. */
export const QuarterMultiples = ({ reply, metric }: { reply: Reply; metric: string }) => {
  const newest = Math.max(
    0,
    ...reply.rows.flatMap(({ past }) => past.map((quarter) => quarterNumber(quarter))),
  );
  if (!isRatioId(metric) || newest === 0) return null;
  const courses = coursesOf(reply, metric, newest);
  const values = courses.flatMap((course) => course.values.filter((value) => value !== null));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = (value: number): number => (HEIGHT * (high - value)) / (high - low || 1);
  const title = t('{metric}, eight quarters', { metric: t(ratioNamed(metric).words) });
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('one scale for all, from zero')} />
      {values.length === 0 ? (
        <p className="caveat">
          {t('None of these stocks has this figure in these quarters. Choose another metric.')}
        </p>
      ) : (
        <div className="multiples">
          {courses.map((course) => (
            <Multiple key={course.symbol} course={course} id={metric} newest={newest} y={y} />
          ))}
        </div>
      )}
    </Panel>
  );
};
