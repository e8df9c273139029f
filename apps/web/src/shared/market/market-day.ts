import type { PerformanceRow, Session } from './session-facts.ts';

/** `live` while it trades or is halted; `old` when it should trade but nothing comes; `closed` until it is archived. */
export type Liveness = 'archived' | 'live' | 'old' | 'closed';

/** One day of the whole market, from the archive or as the live market tells it. */
export type MarketDay = {
  readonly session: Session;
  /** What the days up to this one say of each stock; null until it is here. */
  readonly performances: readonly PerformanceRow[] | null;
  readonly indices: readonly PerformanceRow[];
  readonly liveness: Liveness;
  /** Turnover as a multiple of what is usual by this minute; null where it is not known or the day is archived. */
  readonly pace: number | null;
};

/** The day goes on: its last prices are no closes yet. */
export const isRunning = ({ liveness }: Pick<MarketDay, 'liveness'>): boolean =>
  liveness === 'live' || liveness === 'old';
