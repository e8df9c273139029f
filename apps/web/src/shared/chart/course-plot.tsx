import './plot.css';
import { PLOT_HEIGHT, Panel, PanelHead, Plot, heightOf, scaleOf, ticksOf, useWalk } from '@chuli/ui';
import { useMemo } from 'react';

/** A dashed line at a place along the drawing, at a value, or both: they cross on the course. */
export type CourseMark = { readonly slot: number; readonly at: number | null; readonly text: string };

type CoursePlotProps = {
  title: string;
  note?: string;
  height?: number;
  /** Null where unknown: the course leads over it. */
  values: readonly (number | null)[];
  /** The lowest and highest value of the drawing; those of the course without it. */
  bounds?: readonly [number, number];
  under: readonly { slot: number; text: string }[];
  marks?: readonly CourseMark[];
  axisText: (value: number) => string;
  /** What the place is, and its figure. */
  readText: (index: number) => readonly [place: string, figure: string];
};

const HEIGHT = 190;
const FLAT = { low: 0, high: 1 };
const NO_MARKS: readonly CourseMark[] = [];

/** Through what is known, over what is not. */
export const coursePath = (values: readonly (number | null)[], y: (value: number) => number): string =>
  values
    .flatMap((value, slot) => (value === null ? [] : [`${slot + 0.5} ${y(value).toFixed(1)}`]))
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${point}`)
    .join('');

const markPath = ({ slot, at }: CourseMark, y: (value: number) => number): string =>
  at === null
    ? `M${slot + 0.5} 0V${PLOT_HEIGHT}`
    : `M${slot + 0.5} ${PLOT_HEIGHT}V${y(at).toFixed(1)}M0 ${y(at).toFixed(1)}H${slot + 0.5}`;

/** One course over places of equal width, with what is to be read off it marked. */
export const CoursePlot = (props: CoursePlotProps) => {
  const { title, note, height = HEIGHT, values, bounds, under, marks = NO_MARKS, axisText, readText } = props;
  const walk = useWalk(values.length);
  const scale = useMemo(
    () => (bounds === undefined ? (scaleOf(values) ?? FLAT) : { low: bounds[0], high: bounds[1] }),
    [values, bounds],
  );
  const y = heightOf(scale);
  const [place, figure] = readText(walk.index);
  return (
    <Panel label={title}>
      <PanelHead title={title} {...(note !== undefined && { note })} />
      <Plot
        label={title}
        height={height}
        slots={values.length}
        scale={scale}
        ticks={ticksOf(scale, 4).map((at) => ({ at, text: axisText(at) }))}
        under={under}
        places={values.map((_, slot) => slot)}
        walk={walk}
        spoken={`${place}, ${figure}`}
        readout={
          <>
            <b>{place}</b> {figure}
          </>
        }
      >
        {marks.map((mark) => (
          <path key={mark.text} className="stroke is-dashed plot-begins" d={markPath(mark, y)} />
        ))}
        <path className="stroke is-first" d={coursePath(values, y)} />
      </Plot>
    </Panel>
  );
};
