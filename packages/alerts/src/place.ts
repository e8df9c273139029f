import type { Instant, TradingDate } from '@chuli/kernel';

/**
 * Where in time something was judged. Events of the log that fall on one millisecond are told apart by their turn; the
 * close of a bar comes after everything that was seen of it while it formed.
 */
export type Place = {
  /** The bar, by the day of its session; bars of one alert are in the order of their texts. */
  readonly bar: TradingDate;
  readonly isClosed: boolean;
  /** By the clock of the session. */
  readonly at: Instant;
  readonly turn: number;
};

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Below zero where one comes before the other. */
export const comparePlaces = (one: Place, other: Place): number =>
  compareTexts(one.bar, other.bar) ||
  Number(one.isClosed) - Number(other.isClosed) ||
  one.at - other.at ||
  one.turn - other.turn;
