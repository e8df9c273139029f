import type { RepliedBy } from '@chuli/contracts';

/** Of sixty sessions; the server judges no cell that traded on fewer. */
const FEWEST_MET = 15;

export type PivotReply = RepliedBy<'/data/broker-pivot/'>;
export type PivotRow = PivotReply['rows'][number];
export type PivotCell = PivotRow['cells'][number];

/** Colours begin at ±2 and step at 3, 5 and 9: what colours noise is wallpaper. */
const STEPS = [2, 3, 5, 9] as const;

/** The class of a cell by how unusual it is: up where more was bought than usual, down where more was sold. */
export const heatClass = (z: number): string => {
  const step = STEPS.filter((from) => Math.abs(z) >= from).length;
  return step === 0 ? 'h-0' : `h-${z > 0 ? 'u' : 'd'}${step}`;
};

/** `> +9` where it is beyond what can be told apart. */
export const zText = (z: number): string => {
  if (Math.abs(z) > 9) return z > 0 ? '> +9' : '< −9';
  return `${z > 0 ? '+' : '−'}${Math.abs(z).toFixed(1)}`;
};

/** A pair that seldom met is hatched, not coloured. */
export const cellClass = ({ z, met }: PivotCell, isJudged: boolean): string => {
  if (!isJudged) return 'h-0';
  if (z === null) return met < FEWEST_MET ? 'nj' : 'h-0';
  return heatClass(z);
};

export type Unusual = { row: string; column: string; cell: PivotCell & { z: number } };

/** The cells that stand farthest from their own history. */
export const mostUnusual = ({ rows, columns }: PivotReply, most: number): Unusual[] =>
  rows
    .flatMap((row) =>
      row.cells.flatMap((cell, place): Unusual[] => {
        const column = columns[place];
        if (cell.z === null || column === undefined || Math.abs(cell.z) < STEPS[0]) return [];
        return [{ row: row.key, column: column.key, cell: { value: cell.value, met: cell.met, z: cell.z } }];
      }),
    )
    .toSorted((a, b) => Math.abs(b.cell.z) - Math.abs(a.cell.z))
    .slice(0, most);

/** How many of so many cells chance alone puts beyond ±2. */
export const byChance = (judged: number): number => Math.round(judged * 0.0455);
