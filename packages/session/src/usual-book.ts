import type { StockSymbol } from '@chuli/kernel';
import type { UsualCurve, UsualEvent } from './event.ts';

/** What the stocks usually trade, as it was told of this day. */
export type UsualBook = {
  basis: UsualEvent['basis'] | null;
  sessions: number;
  readonly curves: Map<StockSymbol, UsualCurve>;
  version: number;
};

export type KeptUsual = Pick<UsualBook, 'basis' | 'sessions' | 'version'> & {
  readonly curves: readonly UsualCurve[];
};

/** More than are listed; beyond it curves are not taken up. */
const MOST_CURVES = 5_000;

export const newUsualBook = (): UsualBook => ({ basis: null, sessions: 0, curves: new Map(), version: 0 });

/** Told again, by a leader that took over, a curve replaces the one before; of another kind it replaces all. */
export const takeUsual = (book: UsualBook, { basis, sessions, rows }: UsualEvent, version: number): void => {
  if (book.basis !== basis || book.sessions !== sessions) book.curves.clear();
  book.basis = basis;
  book.sessions = sessions;
  for (const curve of rows) {
    if (book.curves.has(curve.symbol) || book.curves.size < MOST_CURVES) book.curves.set(curve.symbol, curve);
  }
  book.version = version;
};

export const keepUsual = ({ basis, sessions, curves, version }: UsualBook): KeptUsual => ({
  basis,
  sessions,
  curves: [...curves.values()],
  version,
});

export const restoreUsual = (book: UsualBook, { curves, ...kept }: KeptUsual): void => {
  Object.assign(book, kept);
  for (const curve of curves) book.curves.set(curve.symbol, curve);
};
