import { t } from '@chuli/language';
import { type PriceMark, quantityText, signedPercentText } from '@chuli/ui';
import { cellKey, listsByKey } from '../signal/board-rows.ts';
import {
  type Fact,
  SIDE_WORDS,
  type SignalList,
  type SignalRow,
  type Signals,
  comparison,
  factText,
  listTitle,
  verdictWord,
} from '../signal/signal-words.ts';

/** A state holds on every bar: as a mark it would cover the chart. */
const STATES: ReadonlySet<string> = new Set(['list', 'bucket']);

/** What is confirmed is filled; what warns or only tends is hollow. */
const FILLED: ReadonlySet<string> = new Set(['signal', 'strong']);

const detailOf = (fact: Fact): { label: string; value: string } => ({
  label: factText(fact),
  value: `${fact.holds ? '✓' : '✗'} ${comparison(fact) ?? ''}`.trim(),
});

const recordText = (record: SignalList['record']): string => {
  if (record === null) return t('No track record is kept for this rule.');
  const verdict = t(verdictWord(record));
  const { mean_excess: mean, number } = record;
  if (mean === null) return verdict;
  return t('Track record: {verdict}, {mean} % per trade vs market in {count} trades. Never advice.', {
    verdict,
    mean: signedPercentText(mean),
    count: quantityText(number),
  });
};

/** Why a signal fired, where that has been asked for. */
export type ReasonsOf = (row: SignalRow) => readonly Fact[];

const markOf = (row: SignalRow, list: SignalList | undefined, reasonsOf: ReasonsOf): PriceMark => ({
  date: row.signal_on,
  text: `${list === undefined ? row.family : listTitle(list)} · ${t(SIDE_WORDS[row.side])}`,
  sign: {
    letter: row.side === 'buy' ? 'B' : 'S',
    isFilled: FILLED.has(row.kind),
    direction: row.side === 'buy' ? 'up' : 'down',
  },
  details: reasonsOf(row).map(detailOf),
  note: recordText(list?.record ?? null),
});

export const isMarked = ({ kind }: Pick<SignalRow, 'kind'>): boolean => !STATES.has(kind);

/** Signals of one stock as marks, each with the record of its list, and its conditions as far as they are here. */
export const signalMarks = (
  { lists, rows }: Pick<Signals, 'lists' | 'rows'>,
  reasonsOf: ReasonsOf,
): PriceMark[] => {
  const known = listsByKey(lists);
  return rows.filter(isMarked).map((row) => markOf(row, known.get(cellKey(row)), reasonsOf));
};
