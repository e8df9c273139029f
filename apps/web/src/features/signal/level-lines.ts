import { t } from '@chuli/language';
import type { ChartLine, PriceBar } from '@chuli/ui';
import type { ChosenIndicator } from '../../shared/chart/chosen-indicators.ts';
import { drawnZones } from '../../shared/chart/drawn-zones.ts';
import { pivotRows } from '../../shared/stock/pivots.ts';
import { type LevelRow, isAverage, roleOf } from './level-row.ts';

/** Pivots are of the last session alone: over more bars they would seem to have held before. */
const PIVOT_BARS = 10;

const pivotLines = (bars: readonly PriceBar[], level: string): ChartLine[] => {
  const last = bars.at(-1);
  const from = bars.length - PIVOT_BARS;
  return (last === undefined ? [] : pivotRows(last)).map(({ level: name, price }) => ({
    id: name,
    label: name,
    tone: name === level ? 's1' : 's3',
    shape: name === level ? 'steps' : 'levels',
    values: bars.map((_, place) => (place < from ? null : price)),
  }));
};

/** `EMA 50` as the chart computes it. */
const averageOf = (level: string): ChosenIndicator => {
  const [name = '', length] = level.split(' ');
  return { id: name.toLowerCase(), numbers: [Number(length)], isHidden: false };
};

export type LevelDrawn = {
  indicators: readonly ChosenIndicator[];
  linesOn: (bars: readonly PriceBar[]) => readonly ChartLine[];
};

/** The level of a row on the bars of its stock: a zone from its first turn on, all pivots of the session, or the average. */
export const levelDrawn = (row: Pick<LevelRow, 'level' | 'low' | 'high' | 'first_on'>): LevelDrawn => {
  const { level, first_on } = row;
  const role = roleOf(row);
  if (role !== null && first_on !== null) {
    const label = t(role === 'support' ? 'Support' : 'Resistance');
    return {
      indicators: [],
      linesOn: (bars) => drawnZones(bars, { role, label, rows: [{ ...row, first_on }] }),
    };
  }
  return isAverage(row)
    ? { indicators: [averageOf(level)], linesOn: () => [] }
    : { indicators: [], linesOn: (bars) => pivotLines(bars, level) };
};
