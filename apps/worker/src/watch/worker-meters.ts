import { type Clock, type TradingDate, atKathmandu } from '@chuli/kernel';
import { PART_METRICS, WORKER_METRICS, openMeters } from '@chuli/telemetry';
import type { AlertWatch, PassWatch } from './pass-watch.ts';

type Part = 'signals' | 'alerts' | 'checks' | 'notices';

const secondsOf = (day: TradingDate | null): number | null =>
  day === null ? null : atKathmandu(day, 0) / 1_000;

/** The figures of a worker, and who hears of each kind of its work. */
export const openWorkerMeters = (clock: Clock) => {
  const meters = openMeters({ ...WORKER_METRICS, ...PART_METRICS }, { pool: ['registry', 'tape'] });
  /** When a pass last came to its end; before the first, when this copy took the work on. */
  const endedAt = new Map<Part, number>();

  const passOf = (part: Part): PassWatch => ({
    does: () => {
      if (!endedAt.has(part)) endedAt.set(part, clock());
    },
    done: (ms) => {
      meters.count('chuli_worker_passes_total', { part, outcome: 'done' });
      if (ms !== null) meters.observe('chuli_worker_pass_seconds', { part }, ms / 1_000);
      endedAt.set(part, clock());
    },
    failed: () => meters.count('chuli_worker_passes_total', { part, outcome: 'failed' }),
    standsBy: () => void endedAt.delete(part),
  });
  meters.read('chuli_worker_pass_age_seconds', () =>
    [...endedAt].map(([part, at]) => [{ part }, (clock() - at) / 1_000]),
  );

  const alertWatch = (): AlertWatch => {
    let closedTo: TradingDate | null = null;
    let judgedTo: TradingDate | null = null;
    let held: number | null = null;
    const pass = passOf('alerts');
    meters.read('chuli_worker_bars_closed_timestamp_seconds', () => secondsOf(closedTo));
    meters.read('chuli_worker_alerts_judged_timestamp_seconds', () => secondsOf(judgedTo));
    meters.read('chuli_worker_alerts_held', () => held);
    return {
      ...pass,
      standsBy: () => {
        pass.standsBy();
        [closedTo, judgedTo, held] = [null, null, null];
      },
      barsClosed: (to) => void (closedTo = to),
      judged: (to, alerts) => {
        judgedTo = to;
        held = alerts;
      },
    };
  };

  return { ...meters, passOf, alertWatch };
};

export type WorkerMeters = ReturnType<typeof openWorkerMeters>;
