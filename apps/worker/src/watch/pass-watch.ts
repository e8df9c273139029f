import type { TradingDate } from '@chuli/kernel';

/** Hears how one kind of work goes. */
export type PassWatch = {
  /** This copy does it; said again and again, and counted from when it was first said. */
  readonly does: () => void;
  /** It came to its end after so long; null where there was nothing to do. */
  readonly done: (ms: number | null) => void;
  /** It failed and is tried again. */
  readonly failed: () => void;
  /** Another copy does it. */
  readonly standsBy: () => void;
};

/** Hears beside that how far alerts have come. */
export type AlertWatch = PassWatch & {
  readonly barsClosed: (to: TradingDate | null) => void;
  readonly judged: (to: TradingDate, alerts: number) => void;
};

const nothing = (): void => undefined;

export const UNWATCHED: AlertWatch = {
  does: nothing,
  done: nothing,
  failed: nothing,
  standsBy: nothing,
  barsClosed: nothing,
  judged: nothing,
};
