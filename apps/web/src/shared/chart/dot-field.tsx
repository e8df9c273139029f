import './dot-field.css';
import { Panel, PanelHead, useSize } from '@chuli/ui';
import { useRef } from 'react';

/** A dot of a field; both places from 0 to 1, from the left and from the bottom. */
export type FieldDot = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** What stands beside it, where there is room for few. */
  readonly name?: string | undefined;
  /** What it says when it is pointed at. */
  readonly text: string;
  /** `warn` weighs on the price; `ink` says nothing of a direction. */
  readonly tone?: 'up' | 'down' | 'warn' | 'ink' | undefined;
  /** Pixels from the middle to the edge. */
  readonly radius?: number | undefined;
  /** It stands on the ground, so that its height is read as that of a column. */
  readonly isStanding?: boolean;
};

export type FieldLine = { readonly at: number; readonly text: string; readonly isStrong?: boolean };

type DotFieldProps = {
  readonly title: string;
  readonly note: string;
  readonly dots: readonly FieldDot[];
  height?: number;
  /** Across the field, and up through it. */
  readonly across: readonly FieldLine[];
  readonly up: readonly FieldLine[];
};

const HEIGHT = 230;
const MARGIN = { left: 50, right: 64, top: 16, bottom: 26 };

const RADIUS = 4;
const LETTER = 6.6;
const NAME_HEIGHT = 12;

type Placed = { readonly id: string; readonly left: number; readonly right: number; readonly y: number };

/** The dots whose names have room: the first come first, and no name is written over another. */
export const namesWithRoom = (
  dots: readonly Pick<FieldDot, 'id' | 'x' | 'y' | 'name'>[],
  xOf: (share: number) => number,
  yOf: (share: number) => number,
): ReadonlySet<string> => {
  const placed: Placed[] = [];
  for (const { id, x, y, name } of dots) {
    if (name === undefined) continue;
    const left = xOf(x);
    const one = { id, left, right: left + 10 + name.length * LETTER, y: yOf(y) };
    const isFree = placed.every(
      (other) => one.left > other.right || one.right < other.left || Math.abs(one.y - other.y) >= NAME_HEIGHT,
    );
    if (isFree) placed.push(one);
  }
  return new Set(placed.map(({ id }) => id));
};

/** What two figures of many things have to do with each other: one dot each. */
export const DotField = ({ title, note, height = HEIGHT, dots, across, up }: DotFieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const right = Math.max(width, MARGIN.left + MARGIN.right + 1) - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const xOf = (share: number): number => MARGIN.left + (right - MARGIN.left) * share;
  const yOf = (share: number): number => bottom - (bottom - MARGIN.top) * share;
  const named = namesWithRoom(dots, xOf, yOf);
  return (
    <Panel label={title}>
      <PanelHead title={title} note={note} />
      <div ref={box} className="dot-field">
        <svg width="100%" height={height} role="img" aria-label={title}>
          {across.map(({ at, text, isStrong = false }) => (
            <g key={`across ${at}`}>
              <path className={isStrong ? 'zero' : 'grid'} d={`M${MARGIN.left} ${yOf(at)}H${right}`} />
              <text className="axis" x={MARGIN.left - 6} y={yOf(at) + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {up.map(({ at, text, isStrong = false }) => (
            <g key={`up ${at}`}>
              <path className={isStrong ? 'zero' : 'grid'} d={`M${xOf(at)} ${MARGIN.top}V${bottom}`} />
              <text className="axis" x={xOf(at)} y={height - 8} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
          {dots.map(({ id, x, y, name, text, tone, radius = RADIUS, isStanding = false }) => (
            <g key={id} className={tone}>
              {isStanding && <path className="stand" d={`M${xOf(x)} ${bottom}V${yOf(y)}`} />}
              <circle cx={xOf(x)} cy={yOf(y)} r={radius}>
                <title>{text}</title>
              </circle>
              {named.has(id) && (
                <text className="axis" x={xOf(x) + radius + 3} y={yOf(y) + 4}>
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </Panel>
  );
};
