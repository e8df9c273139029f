import type { Instant } from '@chuli/kernel';
import type { FormingSignal, FormingStatus, SignalsEvent } from './event.ts';
import type { FormingView } from './view.ts';

/** The signals of forming bars that were told today, the latest of each. */
export type FormingBook = {
  judgedAt: Instant | null;
  readonly rows: Map<string, FormingSignal>;
  version: number;
};

/** More than every stock on every list would be; beyond it rows are not taken up. */
const MOST_ROWS = 20_000;

const IS_FINAL: Readonly<Record<FormingStatus, boolean>> = {
  forming: false,
  withdrawn: false,
  stood: true,
  fell: true,
};

export const newFormingBook = (): FormingBook => ({ judgedAt: null, rows: new Map(), version: 0 });

export const formingKey = ({ list, symbol }: Pick<FormingSignal, 'list' | 'symbol'>): string =>
  `${list} ${symbol}`;

/** A process that stood still may tell late what another has told since: the later change stands. */
const isLater = (told: FormingSignal, held: FormingSignal): boolean =>
  told.changedAt > held.changedAt ||
  (told.changedAt === held.changedAt && (IS_FINAL[told.status] || !IS_FINAL[held.status]));

const takeRow = ({ rows }: FormingBook, told: FormingSignal): boolean => {
  const key = formingKey(told);
  const held = rows.get(key);
  if (held === undefined ? rows.size >= MOST_ROWS : !isLater(told, held)) return false;
  rows.set(key, told);
  return true;
};

/** Whether anything that readers see has changed. */
export const takeForming = (book: FormingBook, { at, rows }: SignalsEvent, version: number): boolean => {
  const isNewer = at > (book.judgedAt ?? 0);
  if (isNewer) book.judgedAt = at;
  const taken = rows.filter((row) => takeRow(book, row));
  if (!isNewer && taken.length === 0) return false;
  book.version = version;
  return true;
};

export const formingView = ({ judgedAt, rows }: FormingBook): FormingView => ({
  judgedAt,
  rows: [...rows.values()],
});

export const restoreForming = (book: FormingBook, kept: FormingView & { readonly version: number }): void => {
  book.judgedAt = kept.judgedAt;
  book.version = kept.version;
  for (const row of kept.rows) book.rows.set(formingKey(row), row);
};
