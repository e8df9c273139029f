import { digits, t } from '@chuli/language';
import { classNames, quantityText, rupeesText } from '@chuli/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { minuteText } from '../bulk/order-dots.ts';
import { CellMarks, type CellMode } from './cell-marks.tsx';
import {
  type Candle,
  type GridColumn,
  type Sides,
  busiestRung,
  deltaOf,
  paisaOf,
  profileOf,
  volumeOf,
} from './footprint-grid.ts';

export const COLUMN = 82;
const RUNG = 21;
const HEAD = 20;
const PRICES = 58;
const PROFILE = 74;
const FOOT = 44;
/** Where the cells of a column begin: left of them stands its candle. */
const CELLS_FROM = 12;

/** The cell that is read out. */
export type Picked = { readonly from: number; readonly rung: number };

export type DrawingProps = {
  columns: readonly GridColumn[];
  /** Of the whole session up to the clock, for the volume by price. */
  all: readonly GridColumn[];
  rungs: readonly number[];
  step: number;
  mode: CellMode;
  isEstimated: boolean;
  hasProfile: boolean;
  last: number | null;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
};

type Placed = { rungs: readonly number[]; step: number };

const topOf = (place: number): number => HEAD + place * RUNG;

/** A price lies within its rung as far as it is above it. */
const heightOf = ({ rungs, step }: Placed, rupees: number): number =>
  HEAD + RUNG * (((rungs[0] ?? 0) + step - paisaOf(rupees)) / step);

const CandleMark = ({ candle, placed }: { candle: Candle; placed: Placed }) => {
  const y = (price: number): string => heightOf(placed, price).toFixed(1);
  const [top, bottom] = [Math.max(candle.open, candle.close), Math.min(candle.open, candle.close)];
  const tall = Math.max(1, heightOf(placed, bottom) - heightOf(placed, top));
  return (
    <g className={candle.close >= candle.open ? 'candle-up' : 'candle-down'}>
      <path d={`M5 ${y(candle.high)}V${y(candle.low)}`} />
      <rect x="2.5" y={y(top)} width="5" height={tall.toFixed(1)} />
    </g>
  );
};

type ColumnProps = DrawingProps & { column: GridColumn; most: number };

const ColumnMarks = (props: ColumnProps) => {
  const { column, rungs, step, mode, isEstimated, most, picked, onPick } = props;
  const busiest = busiestRung(column.cells);
  const width = COLUMN - CELLS_FROM - 2;
  return (
    <>
      {column.candle !== null && <CandleMark candle={column.candle} placed={{ rungs, step }} />}
      {rungs.map((rung, place) => {
        const sides = column.cells.get(rung);
        if (sides === undefined) return null;
        const isPicked = picked?.from === column.from && picked.rung === rung;
        return (
          <g
            key={rung}
            className={classNames('fp-cell', isPicked && 'is-picked', rung === busiest && 'is-busiest')}
            transform={`translate(${CELLS_FROM} ${topOf(place)})`}
            onClick={() => onPick({ from: column.from, rung })}
          >
            <CellMarks
              sides={sides}
              mode={mode}
              isEstimated={isEstimated}
              most={most}
              width={width}
              height={RUNG}
            />
            <rect className="fp-edge" x="0.5" y="1.5" width={width} height={RUNG - 2} />
          </g>
        );
      })}
    </>
  );
};

/** Delta and volume of each column under it. */
const ColumnFoot = ({ column, isEstimated, y }: { column: GridColumn; isEstimated: boolean; y: number }) => {
  const delta = deltaOf(column.sides, isEstimated);
  const middle = CELLS_FROM + (COLUMN - CELLS_FROM) / 2;
  return (
    <g className="fp-foot">
      <text className={delta < 0 ? 'is-down' : 'is-up'} x={middle} y={y + 15}>
        {`${delta > 0 ? '+' : delta < 0 ? '−' : ''}${quantityText(Math.abs(delta))}`}
      </text>
      <text x={middle} y={y + 33}>
        {quantityText(volumeOf(column.sides))}
      </text>
    </g>
  );
};

/** The session so far by price, on the same heights. */
const ProfileMarks = ({ all, rungs, x }: Pick<DrawingProps, 'all' | 'rungs'> & { x: number }) => {
  const profile = profileOf(all);
  const shown = rungs.map((rung): Sides | undefined => profile.get(rung));
  const most = Math.max(1, ...shown.map((sides) => (sides === undefined ? 0 : volumeOf(sides))));
  const width = (shares: number): number => ((PROFILE - 10) * shares) / most;
  return shown.map((sides, place) => {
    if (sides === undefined) return null;
    const sold = width(sides.sold + sides.estimated_sold);
    const bought = width(sides.bought + sides.estimated_bought);
    const at = { y: topOf(place) + 4, height: RUNG - 7 };
    return (
      <g key={rungs[place]} className="fp-profile">
        <title>{t('{count} shares', { count: quantityText(volumeOf(sides)) })}</title>
        <rect className="sold" x={x} width={sold} {...at} />
        <rect className="bought" x={x + sold} width={bought} {...at} />
        <rect className="none" x={x + sold + bought} width={width(sides.none)} {...at} />
      </g>
    );
  });
};

const PriceNames = ({
  rungs,
  step,
  last,
  x,
}: Pick<DrawingProps, 'rungs' | 'step' | 'last'> & { x: number }) => {
  const now = last === null ? null : Math.floor(paisaOf(last) / step) * step;
  return rungs.map((rung, place) => (
    <text
      key={rung}
      className={classNames('fp-price', rung === now && 'is-now')}
      x={x}
      y={topOf(place) + RUNG / 2}
    >
      {rupeesText(rung / 100)}
    </text>
  ));
};

const STEPS: Readonly<Record<string, readonly [columns: number, rungs: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move from cell to cell while the drawing has the focus. */
const walkOf =
  ({ columns, rungs, picked, onPick }: DrawingProps) =>
  (event: KeyboardEvent): void => {
    const [across, down] = STEPS[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    const column = columns.findIndex(({ from }) => from === picked?.from);
    const place = rungs.indexOf(picked?.rung ?? -1);
    const from =
      columns[Math.min(columns.length - 1, Math.max(0, (column < 0 ? columns.length - 1 : column) + across))];
    const rung = rungs[Math.min(rungs.length - 1, Math.max(0, (place < 0 ? 0 : place) + down))];
    if (from !== undefined && rung !== undefined) onPick({ from: from.from, rung });
  };

const pickedText = ({ columns, picked }: DrawingProps): string => {
  if (picked === null) return '';
  const sides = columns.find(({ from }) => from === picked.from)?.cells.get(picked.rung);
  const place = `${minuteText(picked.from)}, ${rupeesText(picked.rung / 100)}`;
  return sides === undefined
    ? place
    : `${place}, ${t('{count} shares', { count: quantityText(volumeOf(sides)) })}`;
};

/** Price by time, each cell by who came in; candles on the same heights, sums under the columns. */
export const FootprintDrawing = (props: DrawingProps): ReactNode => {
  const { columns, rungs, step, isEstimated, hasProfile, last } = props;
  const across = columns.length * COLUMN;
  const profile = hasProfile ? PROFILE : 0;
  const [width, bottom] = [across + profile + PRICES, HEAD + rungs.length * RUNG];
  const most = Math.max(1, ...columns.flatMap(({ cells }) => [...cells.values()].map(volumeOf)));
  const picked = columns.findIndex(({ from }) => from === props.picked?.from);
  return (
    <div
      className="fp-walk"
      role="slider"
      tabIndex={0}
      aria-label={t('Footprint: shares by price and time. Arrows move from cell to cell.')}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, columns.length - 1)}
      aria-valuenow={Math.max(0, picked)}
      aria-valuetext={pickedText(props)}
      onKeyDown={walkOf(props)}
    >
      <svg className="fp" width={width} height={bottom + FOOT} aria-hidden>
        <defs>
          {(['sold', 'bought'] as const).map((side) => (
            <pattern key={side} id={`fp-hatch-${side}`} width="5" height="5" patternUnits="userSpaceOnUse">
              <path className={`hatch-${side}`} d="M-1 6 6-1M4 6l2-2M-1 1l2-2" />
            </pattern>
          ))}
        </defs>
        {rungs.map((rung, place) =>
          place % 2 === 0 ? (
            <rect key={rung} className="fp-row" x="0" y={topOf(place)} width={width - PRICES} height={RUNG} />
          ) : null,
        )}
        {columns.map((column, at) => (
          <g key={column.from} transform={`translate(${at * COLUMN} 0)`}>
            <path className="fp-line" d={`M${COLUMN - 0.5} ${HEAD - 4}V${bottom + FOOT}`} />
            <text className="fp-time" x={CELLS_FROM + (COLUMN - CELLS_FROM) / 2} y="10">
              {digits(minuteText(column.from))}
            </text>
            <ColumnMarks {...props} column={column} most={most} />
            <ColumnFoot column={column} isEstimated={isEstimated} y={bottom} />
          </g>
        ))}
        <path className="fp-line is-strong" d={`M0 ${bottom + 0.5}H${width}`} />
        {hasProfile && <ProfileMarks all={props.all} rungs={rungs} x={across + 6} />}
        <PriceNames rungs={rungs} step={step} last={last} x={across + profile + 6} />
        <text className="fp-name" x={across + 6} y={bottom + 15}>
          {t('delta')}
        </text>
        <text className="fp-name" x={across + 6} y={bottom + 33}>
          {t('volume')}
        </text>
      </svg>
    </div>
  );
};
