import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Plot, classNames, dateText, heightOf, scaleOf, ticksOf, useWalk } from '@chuli/ui';
import { useMemo } from 'react';
import type { RiskMethod, RiskReply } from './risk-figures.ts';
import { METHOD_WORDS, percentText } from './risk-words.ts';

type Judged = NonNullable<RiskReply['backtest']>['series'];

const HEIGHT = 230;
const LABELS = 5;
const FLAT = { low: -1, high: 1 };
const METHODS: readonly { method: RiskMethod; look: string }[] = [
  { method: 'historical', look: 'tone-s1' },
  { method: 'normal', look: 'is-dashed tone-s2' },
  { method: 'ewma', look: 'tone-s3' },
];

const pathsOf = (series: Judged) => {
  const scale =
    scaleOf(series.flatMap((day) => [day.return, -day.historical, -day.normal, -day.ewma])) ?? FLAT;
  const y = heightOf(scale);
  const stem = (slot: number, value: number): string =>
    `M${slot + 0.5} ${y(0).toFixed(1)}V${y(value).toFixed(1)}`;
  const stems = (isBreach: boolean): string =>
    series
      .map((day, slot) => (day.return < -day.historical === isBreach ? stem(slot, day.return) : ''))
      .join('');
  const line = (method: RiskMethod): string =>
    series
      .map((day, slot) => `${slot === 0 ? 'M' : 'L'}${slot + 0.5} ${y(-day[method]).toFixed(1)}`)
      .join('');
  return {
    scale,
    calm: stems(false),
    breaches: stems(true),
    lines: METHODS.map(({ method, look }) => ({ method, look, path: line(method) })),
  };
};

/** Each session against the line that was drawn for it the evening before; what went below it is a breach. */
export const RiskCourse = ({ series }: { series: Judged }) => {
  const walk = useWalk(series.length);
  const { scale, calm, breaches, lines } = useMemo(() => pathsOf(series), [series]);
  const here = series[walk.index];
  const step = Math.max(1, Math.ceil(series.length / LABELS));
  if (here === undefined) return null;
  const figures = METHODS.map(({ method }) => `${t(METHOD_WORDS[method])} −${percentText(here[method])}`);
  const told = digits([`${here.return.toFixed(2).replace('-', '−')} %`, ...figures].join(' · '));
  const title = t('Held against what came');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('each session, and the line drawn from the 250 before it')} />
      <Plot
        label={title}
        height={HEIGHT}
        slots={series.length}
        scale={scale}
        ticks={ticksOf(scale, 4).map((at) => ({ at, text: digits(`${String(at).replace('-', '−')} %`) }))}
        under={series.flatMap(({ date }, slot) =>
          slot % step === 0 ? [{ slot, text: date.slice(0, 7) }] : [],
        )}
        places={series.map((_, slot) => slot)}
        walk={walk}
        spoken={`${dateText(here.date)}, ${told}`}
        readout={
          <>
            <b>{dateText(here.date)}</b> {told}
          </>
        }
      >
        <path className="risk-stems" d={calm} />
        <path className="risk-breaches" d={breaches} />
        {lines.map(({ method, look, path }) => (
          <path key={method} className={classNames('stroke', look)} d={path} />
        ))}
      </Plot>
    </Panel>
  );
};
