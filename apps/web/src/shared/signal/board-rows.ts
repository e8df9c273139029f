import { excessFigures } from './excess-figures.ts';
import {
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

const boardRow = (row: SignalRow, list: SignalList | undefined): BoardRow => ({
  ...row,
  rule: list === undefined ? row.family : listTitle(list),
  verdict: verdictWord(list?.record ?? null),
  number: list?.record?.number ?? null,
  excess: list?.record ? excessFigures(list.record) : null,
});

/** The signals of a page, each with the record of its list. */
export const boardRows = ({ lists, rows }: Pick<Signals, 'lists' | 'rows'>): BoardRow[] => {
  const known = listsByKey(lists);
  return rows.map((row) => boardRow(row, known.get(cellKey(row))));
};
