import type { ChartInterval } from '../../../shared/chart/chart-interval.ts';
import type { WallCell, WallLink } from './wall-address.ts';

type Cells = readonly WallCell[];
type Links = readonly WallLink[];

/** As many cells as the wall has: those that are named, then the next of what is offered and not there yet. */
export const filledCells = (named: Cells, count: number, offered: readonly string[]): Cells => {
  const cells = named.slice(0, count);
  const rest = offered.filter((symbol) => !cells.some((cell) => cell.symbol === symbol));
  for (const symbol of [...rest, ...offered].slice(0, count - cells.length))
    cells.push({ symbol, interval: 'D', indicators: [] });
  return cells;
};

const changed = (cells: Cells, index: number, isLinked: boolean, change: Partial<WallCell>): Cells =>
  cells.map((cell, place) => (isLinked || place === index ? { ...cell, ...change } : cell));

export const withSymbol = (cells: Cells, index: number, symbol: string, links: Links): Cells =>
  changed(cells, index, links.includes('symbol'), { symbol });

export const withInterval = (cells: Cells, index: number, interval: ChartInterval, links: Links): Cells =>
  changed(cells, index, links.includes('interval'), { interval });

export const withIndicators = (cells: Cells, index: number, indicators: WallCell['indicators']): Cells =>
  changed(cells, index, false, { indicators });

/** A link that is set holds at once: the others take over what the cell that is worked on has. */
export const withLink = (
  cells: Cells,
  index: number,
  link: WallLink,
  links: Links,
): { cells: Cells; link: Links } => {
  if (links.includes(link)) return { cells, link: links.filter((one) => one !== link) };
  const one = cells[index];
  const shared = one === undefined || (link !== 'symbol' && link !== 'interval') ? {} : { [link]: one[link] };
  return { cells: changed(cells, index, true, shared), link: [...links, link] };
};
