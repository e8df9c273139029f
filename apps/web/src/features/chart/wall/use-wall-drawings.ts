import { type DrawingControl, type PriceChartHandle, stillControl } from '@chuli/ui';
import { type RefObject, useCallback, useRef } from 'react';
import { isMinutes } from '../../../shared/chart/chart-interval.ts';
import type { PriceBasis } from '../../../shared/chart/drawing-basis.ts';
import { type Drawings, useDrawings } from '../../../shared/chart/use-drawings.ts';
import { useHistory } from '../../../shared/chart/use-history.ts';
import { useStillDrawings } from '../../../shared/chart/use-still-drawings.ts';
import type { Wall } from './use-wall.ts';
import type { WallCell } from './wall-address.ts';

export type WallDrawings = {
  /** Of the chart that is worked on. */
  drawings: Drawings;
  cell: WallCell | undefined;
  /** That chart, for whoever takes a tool; the cell that becomes it says so. */
  chart: () => PriceChartHandle | null;
  hold: (chart: RefObject<PriceChartHandle | null>) => void;
};

/** Minutes are as traded: there is nothing to adjust. */
const useBasis = (cell: WallCell | undefined): PriceBasis | null => {
  const { data } = useHistory(cell === undefined || isMinutes(cell.interval) ? '' : cell.symbol, 'adjusted');
  return data !== undefined && data.symbol === cell?.symbol ? data : null;
};

/** One hand draws at a time: tools, choice and undo are those of the chart that is worked on. */
export const useWallDrawings = ({ cells, active }: Wall): WallDrawings => {
  const cell = cells[active];
  const drawings = useDrawings(cell?.symbol ?? '', useBasis(cell));
  const held = useRef<RefObject<PriceChartHandle | null>>(null);
  const chart = useCallback(() => held.current?.current ?? null, []);
  const hold = useCallback((next: RefObject<PriceChartHandle | null>) => {
    held.current = next;
  }, []);
  return { drawings, cell, chart, hold };
};

/** Two charts of the same stock on the same prices: what is drawn on one lies on the other as it is. */
const isTwin = (one: WallCell, other: WallCell | undefined): boolean =>
  one.symbol === other?.symbol && isMinutes(one.interval) === isMinutes(other.interval);

/** What a cell shows: a twin of the chart that is drawn on follows every stroke, others show what the account has. */
export const useCellDrawings = (
  cell: WallCell,
  isActive: boolean,
  { drawings, cell: active }: WallDrawings,
): DrawingControl => {
  const isSame = isTwin(cell, active);
  const still = useStillDrawings(isSame ? '' : cell.symbol, useBasis(cell));
  if (isActive) return drawings.control;
  return isSame ? stillControl(drawings.control.shown) : still;
};
