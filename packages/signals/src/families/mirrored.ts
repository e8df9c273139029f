import type { Side } from '../cell.ts';
import type { Condition, Unit } from '../clause.ts';
import type { Read } from '../reads.ts';

type Mirrored<R> = {
  /** The words on each side. */
  readonly buy: string;
  readonly sell: string;
  readonly left: Read<NoInfer<R>>;
  readonly right: number | Read<NoInfer<R>>;
  readonly unit: Unit;
};

/** Made once a side, so that kinds share it and a plan judges it once a bar. */
export const bySide = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({
  buy: make('buy'),
  sell: make('sell'),
});

/** A condition that is `left > right` for a buy and `left < right` for a sell. */
export const beyond = <R>(side: Side, { left, right, unit, ...words }: Mirrored<R>): Condition<R> => ({
  says: words[side],
  left,
  is: side === 'buy' ? '>' : '<',
  right,
  unit,
});

/** The other way round: `left < right` for a buy and `left > right` for a sell. */
export const short = <R>(side: Side, { left, right, unit, ...words }: Mirrored<R>): Condition<R> => ({
  says: words[side],
  left,
  is: side === 'buy' ? '<' : '>',
  right,
  unit,
});

/** Addresses of the selling side most often end so. */
export const sellSuffix = (side: Side): string => (side === 'sell' ? 'sell/' : '');

/** How far a price has gone, in percent of where it came from. */
export const percentFrom = (now: number, before: number): number => (now / before - 1) * 100;
