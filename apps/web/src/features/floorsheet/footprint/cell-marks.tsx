import { digits } from '@chuli/language';
import { classNames } from '@chuli/ui';
import { type Sides, deltaOf, volumeOf } from './footprint-grid.ts';

export const CELL_MODES = ['sides', 'delta', 'volume'] as const;
export type CellMode = (typeof CELL_MODES)[number];

const THOUSAND = 1_000;

/** Shares in the little room of a cell: `840`, `4.0k`, `12k`. */
export const cellText = (shares: number): string => {
  if (shares === 0) return '·';
  if (shares < THOUSAND) return digits(String(shares));
  const thousands = shares / THOUSAND;
  return digits(`${thousands < 9.95 ? thousands.toFixed(1) : thousands.toFixed(0)}k`);
};

type CellProps = {
  sides: Sides;
  mode: CellMode;
  isEstimated: boolean;
  most: number;
  width: number;
  height: number;
};

const GAP = 4;

/** One side outweighs the other so far that it is written bold. */
const isHeavy = (own: number, other: number): boolean => own >= 3 * other && own > 0;

/** Sold grows to the left of the middle, bought to the right: solid what orders show, hatched what is estimated. */
const SideMarks = ({ sides, isEstimated, most, width, height }: CellProps) => {
  const middle = width / 2;
  const bar = (shares: number): number => (middle * shares) / most;
  const guessed = isEstimated ? sides : { estimated_bought: 0, estimated_sold: 0 };
  const [sold, bought] = [sides.sold + guessed.estimated_sold, sides.bought + guessed.estimated_bought];
  const at = { y: 3, height: height - 5 };
  const knownSold = bar(sides.sold);
  const allSold = bar(sold);
  return (
    <>
      <rect className="sold" x={middle - knownSold} width={knownSold} {...at} />
      <rect className="sold is-estimated" x={middle - allSold} width={allSold - knownSold} {...at} />
      <rect className="bought" x={middle} width={bar(sides.bought)} {...at} />
      <rect
        className="bought is-estimated"
        x={middle + bar(sides.bought)}
        width={bar(guessed.estimated_bought)}
        {...at}
      />
      <text
        className={classNames('is-left', isHeavy(sold, bought) && 'is-heavy')}
        x={middle - GAP}
        y={height / 2}
      >
        {cellText(sold)}
      </text>
      <text className={classNames(isHeavy(bought, sold) && 'is-heavy')} x={middle + GAP} y={height / 2}>
        {cellText(bought)}
      </text>
    </>
  );
};

/** One figure a cell. */
const OneMark = ({ sides, mode, isEstimated, most, width, height }: CellProps) => {
  const figure = mode === 'delta' ? deltaOf(sides, isEstimated) : volumeOf(sides);
  const tone = mode === 'volume' ? 'none' : figure < 0 ? 'sold' : 'bought';
  const sign = mode === 'delta' ? (figure > 0 ? '+' : figure < 0 ? '−' : '') : '';
  return (
    <>
      <rect className={tone} x="0" y="3" width={(width * Math.abs(figure)) / most} height={height - 5} />
      <text className="is-middle" x={width / 2} y={height / 2}>
        {sign}
        {cellText(Math.abs(figure))}
      </text>
    </>
  );
};

export const CellMarks = (props: CellProps) =>
  props.mode === 'sides' ? <SideMarks {...props} /> : <OneMark {...props} />;
