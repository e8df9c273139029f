import { SCAN_UNITS_A_MINUTE } from '@chuli/contracts';
import { AppError, type Clock } from '@chuli/kernel';
import type { Asker } from './asker.ts';
import { type Budget, type Counted, createUsage } from './usage.ts';

export type ScanRow = keyof typeof SCAN_UNITS_A_MINUTE;

/** Seconds of a caller's own allowance: every row drains alike, whatever its units. */
const MINUTE: Budget = { most: 60, perSecond: 1 };

/** Pages of one network that scan at full speed at once; together they take less than one process judges. */
const SCANNING_OF_A_NETWORK = 10;

export type ScanAllowance = {
  /** Counts units; throws where the minute of the caller, or of its network, has too few left, and says how long. */
  take: (asker: Asker, row: ScanRow, units: number) => void;
  readonly counted: Counted;
};

/** The names stand beside those of other budgets in the table by which processes tell each other. */
const keyOf = (who: string): string => `scanning ${who}`;

/**
 * What a scan costs is known before it runs, so it is taken before: by the package that the caller holds.
 * `times`: where callers get more of everything than is usual.
 */
export const openScanAllowance = (clock: Clock, times = 1): ScanAllowance => {
  const usage = createUsage(clock, MINUTE);
  return {
    take: ({ own, network }, row, units) => {
      const seconds = (units / (SCAN_UNITS_A_MINUTE[row] * Math.max(1, times))) * MINUTE.most;
      const taken = [{ key: keyOf(own), cost: seconds }];
      if (network !== null) taken.push({ key: keyOf(network), cost: seconds / SCANNING_OF_A_NETWORK });
      const wait = Math.max(...taken.map(({ key, cost }) => usage.waitFor(key, cost)));
      if (wait > 0) throw new AppError('scan.too-fast', { retry_after: Math.ceil(wait) });
      for (const { key, cost } of taken) usage.add(key, cost);
    },
    counted: { usage, budget: MINUTE },
  };
};
