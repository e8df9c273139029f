import './day-bars.css';
import { type TradingDate, addDays, daysBetween } from '@chuli/kernel';
import { Panel, PanelHead, dateText, useSize } from '@chuli/ui';
import { digits } from '@chuli/language';
import { useRef } from 'react';
import { packed } from './packed.ts';

/** Something that lasts from one day to another. */
export type DayBar = {
  readonly id: string;
  readonly from: TradingDate;
  readonly to: TradingDate;
  readonly name: string;
  /** What it says when it is pointed at. */
  readonly text: string;
};

export type Lane = { readonly name: string; readonly bars: readonly DayBar[] };

type DayBarsProps = {
  readonly title: string;
  readonly note: string;
  /** The first day, which is drawn as today. */
  readonly today: TradingDate;
  readonly days: number;
  readonly lanes: readonly Lane[];
};

const LEFT = 96;
const ROW = 22;
const TOP = 20;
const LETTER = 6.4;
const WEEK = 7;
/** Room between two names below each other. */
const GAP = 8;

type Drawn = { readonly bar: DayBar; readonly x: number; readonly width: number; readonly row: number };

const drawLane = (
  { bars }: Lane,
  { today, days }: Pick<DayBarsProps, 'today' | 'days'>,
  dayWidth: number,
): { drawn: Drawn[]; rows: number } => {
  const last = addDays(today, days);
  const spans = bars
    .filter(({ from, to }) => to >= today && from <= last)
    .map((bar) => {
      const x = Math.max(0, daysBetween(today, bar.from)) * dayWidth;
      const end = Math.min(days, daysBetween(today, bar.to) + 1) * dayWidth;
      return { bar, x, width: Math.max(3, end - x) };
    });
  const rows = packed(
    spans.map(({ bar, x, width }) => ({ from: x, to: x + Math.max(width, bar.name.length * LETTER + GAP) })),
  );
  return {
    drawn: spans.map((span, at) => Object.assign(span, { row: rows[at] ?? 0 })),
    rows: Math.max(1, ...rows.map((row) => row + 1)),
  };
};

const Bars = ({ drawn, today, top }: { drawn: readonly Drawn[]; today: TradingDate; top: number }) =>
  drawn.map(({ bar, x, width, row }) => (
    <g key={bar.id} className={bar.from <= today ? 'bar is-on' : 'bar'}>
      <rect x={LEFT + x} y={top + row * ROW + 3} width={width} height={ROW - 6}>
        <title>{bar.text}</title>
      </rect>
      <text x={LEFT + x + 5} y={top + row * ROW + 15}>
        {bar.name}
      </text>
    </g>
  ));

/** What is open in the next days, one line a kind. */
export const DayBars = ({ title, note, today, days, lanes }: DayBarsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const dayWidth = Math.max(0, width - LEFT - 8) / days;
  const laid = lanes.map((lane) => ({ lane, ...drawLane(lane, { today, days }, dayWidth) }));
  const tops = laid.map((_, at) => TOP + laid.slice(0, at).reduce((sum, { rows }) => sum + rows * ROW, 0));
  const height = TOP + laid.reduce((sum, { rows }) => sum + rows * ROW, 0) + 4;
  const weeks = Array.from({ length: Math.floor(days / WEEK) + 1 }, (_, week) => week * WEEK);
  const shown = weeks.filter((_, at) => dayWidth * WEEK > 44 || at % 2 === 0);
  return (
    <Panel label={title}>
      <PanelHead title={title} note={note} />
      <div ref={box} className="day-bars">
        <svg width="100%" height={height} role="img" aria-label={title}>
          {shown.map((day) => (
            <g key={day}>
              <path
                className={day === 0 ? 'today' : 'grid'}
                d={`M${LEFT + day * dayWidth} ${TOP - 4}V${height}`}
              />
              <text x={LEFT + day * dayWidth} y={11}>
                {digits(dateText(addDays(today, day)).slice(5))}
              </text>
            </g>
          ))}
          {laid.map(({ lane, drawn }, at) => (
            <g key={lane.name}>
              <path className="grid" d={`M0 ${tops[at]}H${width}`} />
              <text className="lane" x={0} y={(tops[at] ?? 0) + 15}>
                {lane.name}
              </text>
              <Bars drawn={drawn} today={today} top={tops[at] ?? 0} />
            </g>
          ))}
        </svg>
      </div>
    </Panel>
  );
};
