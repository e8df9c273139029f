import { instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';

type Cell = string | number | boolean | Date | null;
type Row = Readonly<Record<string, Cell>>;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-15 16:58` in Kathmandu. */
const momentText = (at: Date): string => {
  const moment = instant(at.getTime());
  const minutes = kathmanduMinutes(moment);
  return `${kathmanduDate(moment)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const textOf = (cell: Cell): string => {
  if (cell === null) return '–';
  return cell instanceof Date ? momentText(cell) : String(cell);
};

/** Columns below each other, as wide as what stands in them. Moments are Kathmandu’s. */
export const printRows = (rows: readonly Row[]): void => {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name] ?? null)))];
  const widths = names.map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)));
  for (const line of rows.length === 0 ? [] : lines)
    console.log(
      line
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
};

export const rupees = (paisa: number): string => (paisa / 100).toFixed(2);
