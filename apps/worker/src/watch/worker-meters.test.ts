import { instant, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { openWorkerMeters } from './worker-meters.ts';

const opened = () => {
  let now = 1_000_000;
  const meters = openWorkerMeters(() => instant(now));
  return {
    meters,
    pass: (ms: number) => void (now += ms),
    lines: async () => (await meters.text()).split('\n').filter((line) => !line.startsWith('#')),
  };
};

describe('the work of a worker', () => {
  it('has an age once this copy does it, and none while another does', async () => {
    const { meters, pass, lines } = opened();
    const signals = meters.passOf('signals');
    const age = async () =>
      (await lines()).filter((line) => line.startsWith('chuli_worker_pass_age_seconds'));
    signals.failed();
    expect(await age()).toEqual([]);
    signals.does();
    pass(3_000);
    signals.does();
    expect(await age()).toEqual(['chuli_worker_pass_age_seconds{part="signals"} 3']);
    signals.done(2_000);
    pass(5_000);
    expect(await age()).toEqual(['chuli_worker_pass_age_seconds{part="signals"} 5']);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'chuli_worker_passes_total{part="signals",outcome="done"} 1',
        'chuli_worker_passes_total{part="signals",outcome="failed"} 1',
        'chuli_worker_pass_seconds_count{part="signals"} 1',
      ]),
    );
    signals.standsBy();
    expect(await age()).toEqual([]);
  });

  it('shows how far alerts are behind the bars', async () => {
    const { meters, lines } = opened();
    const alerts = meters.alertWatch();
    alerts.barsClosed(tradingDate('2026-11-16'));
    alerts.judged(tradingDate('2026-11-15'), 7);
    const told = new Map((await lines()).map((line) => line.split(' ') as [string, string]));
    const [closed, judged] = ['bars_closed', 'alerts_judged'].map((name) =>
      Number(told.get(`chuli_worker_${name}_timestamp_seconds`)),
    );
    expect((closed ?? 0) - (judged ?? 0)).toBe(86_400);
    expect(told.get('chuli_worker_alerts_held')).toBe('7');
    alerts.standsBy();
    expect((await lines()).filter((line) => /bars_closed|alerts_judged|alerts_held/.test(line))).toEqual([]);
  });
});
