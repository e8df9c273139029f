import { type Meters, STATUS_METRICS, openMeters } from '@chuli/telemetry';
import { PARTS } from '../judge/verdict.ts';
import type { View } from '../page/view.ts';
import type { Robot } from '../robot.ts';

const goodOf = (state: string): number | null => (state === 'good' ? 1 : state === 'bad' ? 0 : null);

/** What is told of the looks; where the robot stands still nothing is said of the product. */
export const openFigures = (
  last: Robot['last'],
  view: () => View,
  clock: () => number,
): Meters<typeof STATUS_METRICS> => {
  const meters = openMeters(STATUS_METRICS);
  meters.collectProcess();
  meters.read('chuli_status_good', () =>
    view().now.parts.map(({ part, state }) => [{ part }, goodOf(state)] as const),
  );
  meters.read('chuli_status_look_seconds', () =>
    PARTS.map((part) => {
      const ms = last()?.looked.ms[part] ?? null;
      return [{ part }, ms === null ? null : ms / 1_000] as const;
    }),
  );
  meters.read('chuli_status_look_age_seconds', () => {
    const ended = last()?.endedAt;
    return ended === undefined ? null : (clock() - ended) / 1_000;
  });
  meters.read('chuli_status_session_minutes', () => {
    const { good, bad, unknown } = view().minutes;
    return [
      [{ verdict: 'good' }, good],
      [{ verdict: 'bad' }, bad],
      [{ verdict: 'unknown' }, unknown],
    ];
  });
  return meters;
};
