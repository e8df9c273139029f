import { vitalsContracts } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { openApiMeters } from '../../watch/api-meters.ts';
import { openVitals, vitalsEndpoints } from './vitals.ts';

const MEASURED = { screen: 'dashboard', lcp: 1.2, inp: null, cls: 0.02 };
const { body: schema } = vitalsContracts.vitals;

const opened = () => {
  let now = 0;
  const meters = openApiMeters();
  const vitals = openVitals(() => instant(now), meters);
  const [endpoint] = vitalsEndpoints;
  const send = (network: string, body: unknown = MEASURED): unknown =>
    endpoint?.handle({ vitals, origin: { network }, body } as never);
  return { send, text: () => meters.text(), pass: (ms: number) => void (now += ms) };
};

describe('what browsers measured', () => {
  it('is counted by screen, and what was not measured is not', async () => {
    const { send, text } = opened();
    expect(send('10.0.0.1')).toEqual({ done: true });
    const told = await text();
    expect(told).toContain('chuli_vital_lcp_seconds_bucket{le="1.8",screen="dashboard"} 1');
    expect(told).toContain('chuli_vital_cls_ratio_count{screen="dashboard"} 1');
    expect(told).not.toContain('chuli_vital_inp_seconds_count');
  });

  it('is taken so often from one network and no more', () => {
    const { send, pass } = opened();
    const flood = (network: string): number => {
      let sent = 0;
      const untilRefused = (): never => {
        for (;;) {
          send(network);
          sent += 1;
        }
      };
      expect(untilRefused).toThrow(expect.objectContaining({ code: 'load.too-many' }));
      return sent;
    };
    expect(flood('10.0.0.1')).toBe(120);
    expect(flood('10.0.0.2')).toBe(120);
    pass(1_000);
    expect(flood('10.0.0.1')).toBe(2);
  });

  it.each([
    { ...MEASURED, screen: '/dashboard?symbol=NABIL' },
    { ...MEASURED, lcp: -1 },
    { ...MEASURED, lcp: Number.POSITIVE_INFINITY },
    { ...MEASURED, cls: '0' },
    { ...MEASURED, who: 'me' },
    { screen: 'dashboard' },
  ])('is refused where it is anything else: %o', (body) => {
    expect(schema.safeParse(MEASURED).success).toBe(true);
    expect(schema.safeParse(body).success).toBe(false);
  });
});
