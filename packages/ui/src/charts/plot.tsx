import { digits, t } from '@chuli/language';
import { classNames } from '../class-names.ts';
import type { PointerEvent, ReactNode } from 'react';
import { PLOT_HEIGHT, type PlotScale, apart, heightOf } from './plot-scale.ts';
import type { useWalk } from './use-walk.ts';

export type EndLabel = { id: string; at: number; text: string; tone: string };

type PlotProps = {
  label: string;
  height: number;
  /** Places along the drawing, and its values from bottom to top. */
  slots: number;
  scale: PlotScale;
  ticks: readonly { at: number; text: string }[];
  under: readonly { slot: number; text: string }[];
  ends?: readonly EndLabel[];
  /** The slots of what can be pointed at, in order; the walk counts through them. */
  places: readonly number[];
  walk: ReturnType<typeof useWalk>;
  /** What the pointed place says, for eyes and for ears. */
  readout: ReactNode;
  spoken: string;
  children: ReactNode;
};

const LABEL_GAP = 14;
const NO_ENDS: readonly EndLabel[] = [];

const nearest = (places: readonly number[], slot: number): number => {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place + 0.5 - slot) < Math.abs((places[best] ?? 0) + 0.5 - slot)) best = index;
  }
  return best;
};

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const Sides = ({
  height,
  scale,
  ticks,
  ends,
}: Required<Pick<PlotProps, 'height' | 'scale' | 'ticks' | 'ends'>>) => {
  const y = heightOf(scale);
  const tops = apart(
    ends.map(({ at }) => (y(at) / PLOT_HEIGHT) * height),
    LABEL_GAP,
    height - 2,
  );
  return (
    <div className="plot-side" aria-hidden>
      {ticks
        .filter(({ at }) => !tops.some((top) => Math.abs(top - (y(at) / PLOT_HEIGHT) * height) < LABEL_GAP))
        .map(({ at, text }) => (
          <span key={at} style={{ top: percent(y(at) / PLOT_HEIGHT) }}>
            {text}
          </span>
        ))}
      {ends.map(({ id, text, tone }, index) => (
        <b key={id} className={tone} style={{ top: tops[index] }}>
          {text}
        </b>
      ))}
    </div>
  );
};

const Under = ({ slots, under }: Pick<PlotProps, 'slots' | 'under'>) => (
  <div className="plot-under" aria-hidden>
    {under.map(({ slot, text }) => (
      <span key={slot} style={{ left: percent(slot / slots) }}>
        {digits(text)}
      </span>
    ))}
  </div>
);

/**
 * A drawing over places of equal width. The read-out above is its one stop of the Tab key: a slider over the places, as
 * on the chart of daily bars.
 */
export const Plot = (props: PlotProps) => {
  const { label, height, slots, scale, ticks, under, places, walk, readout, spoken, children } = props;
  const { index, isPointed, setPointed, onKeyDown } = walk;
  const y = heightOf(scale);
  const here = places[index];
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(nearest(places, ((event.clientX - left) / Math.max(1, width)) * slots));
  };
  return (
    <div className="price-chart plot">
      <div
        className="readout"
        role="slider"
        tabIndex={0}
        aria-label={t('{chart}: bars', { chart: label })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, places.length - 1)}
        aria-valuenow={index}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
      >
        {readout}
      </div>
      <div className="plot-box" style={{ height }}>
        <svg
          className="svg-chart"
          viewBox={`0 0 ${slots} ${PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(null)}
        >
          {ticks.map(({ at }) => (
            <path key={at} className={classNames('grid', at === 0 && 'zero')} d={`M0 ${y(at)}H${slots}`} />
          ))}
          {children}
          {isPointed && here !== undefined && (
            <path className="crosshair" d={`M${here + 0.5} 0V${PLOT_HEIGHT}`} />
          )}
        </svg>
        <Sides height={height} scale={scale} ticks={ticks} ends={props.ends ?? NO_ENDS} />
      </div>
      <Under slots={slots} under={under} />
    </div>
  );
};
