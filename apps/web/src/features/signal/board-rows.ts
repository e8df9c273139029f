import { ANY, type BoardFilters } from './board-address.ts';
import { excessFigures } from './excess-figures.ts';
import {
  type NearRow,
  type SignalList,
  type SignalRow,
  type Signals,
  type VerdictWord,
  listTitle,
  verdictWord,
} from './signal-words.ts';

/** A signal beside what is known of its list. */
export type BoardRow = SignalRow & {
  rule: string;
  verdict: VerdictWord;
  number: number | null;
  excess: readonly [mean: number, low: number, high: number] | null;
};

type Cell = Pick<SignalList, 'family' | 'kind' | 'timeframe' | 'side'>;

export const cellKey = ({ family, kind, timeframe, side }: Cell): string =>
  [family, kind, timeframe, side].join('.');

export const listsByKey = (lists: readonly SignalList[]): ReadonlyMap<string, SignalList> =>
  new Map(lists.map((list) => [cellKey(list), list]));

const passes = (row: Cell & { turnover: number | null }, filters: BoardFilters): boolean =>
  (filters.family === '' || row.family === filters.family) &&
  (filters.side === ANY || row.side === filters.side) &&
  (filters.timeframe === ANY || row.timeframe === filters.timeframe) &&
  (row.turnover ?? 0) >= Number(filters.turnover);

/** The newest bar first; within it what trades most. */
const byFreshness = (a: SignalRow, b: SignalRow): number =>
  b.signal_on.localeCompare(a.signal_on) || (b.turnover ?? 0) - (a.turnover ?? 0);

const boardRow = (row: SignalRow, list: SignalList | undefined): BoardRow => ({
  ...row,
  rule: list === undefined ? row.family : listTitle(list),
  verdict: verdictWord(list?.record ?? null),
  number: list?.record?.number ?? null,
  excess: list?.record ? excessFigures(list.record) : null,
});

/** What the reader asked for, each signal with the record of its list. */
export const boardRows = ({ lists, rows }: Signals, filters: BoardFilters): BoardRow[] => {
  const known = listsByKey(lists);
  return rows
    .filter((row) => passes(row, filters))
    .toSorted(byFreshness)
    .map((row) => boardRow(row, known.get(cellKey(row))));
};

/** How far the missing condition is from holding, as a part of what it is compared with. */
const distance = ({ why, missing }: NearRow): number => {
  const { left = null, right = null, unit } = why?.[missing] ?? {};
  if (left === null || right === null || unit === 'state') return Number.POSITIVE_INFINITY;
  return Math.abs(left - right) / (Math.abs(right) || 1);
};

/** The nearest of each stock, the nearest stocks first. */
export const nearRows = ({ near }: Signals, filters: BoardFilters): NearRow[] => {
  const nearest = near
    .filter((row) => passes(row, filters) && row.why !== null)
    .toSorted((a, b) => distance(a) - distance(b));
  const seen = new Set<string>();
  return nearest.filter(({ symbol }) => !seen.has(symbol) && seen.add(symbol));
};

/** Lists that showed an edge come first, those that did not are there to be opened. */
export const GROUPS = [
  { id: 'edge', verdicts: ['Edge'] },
  { id: 'open', verdicts: ['Too few', 'No record'] },
  { id: 'none', verdicts: ['No edge', 'Trails'] },
] as const satisfies readonly { id: string; verdicts: readonly VerdictWord[] }[];

export type GroupId = (typeof GROUPS)[number]['id'];

export type BoardGroup = { id: GroupId; rows: readonly BoardRow[] };

export const groupsOf = (rows: readonly BoardRow[]): BoardGroup[] =>
  GROUPS.map(({ id, verdicts }) => ({
    id,
    rows: rows.filter(({ verdict }) => verdicts.some((one) => one === verdict)),
  })).filter((group) => group.rows.length > 0);
