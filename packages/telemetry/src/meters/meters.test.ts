import { describe, expect, it } from 'vitest';
import { PROCESS_METRICS } from '../tables/process.ts';
import { openMeters } from './meters.ts';

const TABLE = {
  asked_total: {
    kind: 'counter',
    help: 'asked',
    labels: { call: 'told at the start', status: ['2xx', '5xx'] },
  },
  told_total: { kind: 'counter', help: 'told', labels: { outcome: ['sent', 'lost'] } },
  reasons_total: { kind: 'counter', help: 'why', labels: { reason: { most: 2 } } },
  age_seconds: { kind: 'gauge', help: 'age' },
  pool: { kind: 'gauge', help: 'pool', labels: { pool: 'told at the start' } },
  took_seconds: { kind: 'histogram', help: 'took', buckets: [0.1, 1] },
} as const;

const opened = () => openMeters(TABLE, { call: ['stock.history'], pool: ['registry'] });
const linesOf = async (meters: { text: () => Promise<string> }): Promise<string[]> =>
  (await meters.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('the figures of a process', () => {
  it('count by labels of their closed sets, and everything else as other', async () => {
    const meters = opened();
    meters.count('asked_total', { call: 'stock.history', status: '2xx' }, 3);
    meters.count('asked_total', { call: '/api/?x=1', status: 'teapot' });
    expect(await linesOf(meters)).toEqual(
      expect.arrayContaining([
        'asked_total{call="stock.history",status="2xx"} 3',
        'asked_total{call="other",status="other"} 1',
      ]),
    );
  });

  it('take so many names from outside and no more', async () => {
    const meters = opened();
    for (const reason of ['a', 'b', 'c', 'd', 'a']) meters.count('reasons_total', { reason });
    const lines = (await linesOf(meters)).filter((line) => line.startsWith('reasons_total'));
    expect(lines).toEqual([
      'reasons_total{reason="a"} 2',
      'reasons_total{reason="b"} 1',
      'reasons_total{reason="other"} 2',
    ]);
  });

  it('begin at 0 where all labels are known, so that the first event is an increase', async () => {
    const lines = await linesOf(opened());
    expect(lines).toContain('told_total{outcome="lost"} 0');
    expect(lines.filter((line) => line.startsWith('asked_total'))).toEqual([]);
  });

  it('have no series for what is not known, also after it was known', async () => {
    const meters = opened();
    let age: number | null = null;
    expect(await linesOf(meters)).not.toContain('age_seconds 0');
    meters.read('age_seconds', () => age);
    meters.read('pool', () => [[{ pool: 'registry' }, age]]);
    age = 7;
    expect(await linesOf(meters)).toEqual(
      expect.arrayContaining(['age_seconds 7', 'pool{pool="registry"} 7']),
    );
    age = null;
    const lines = await linesOf(meters);
    expect(lines.filter((line) => /^(age_seconds|pool)/.test(line))).toEqual([]);
  });

  it('read counters that are kept elsewhere', async () => {
    const meters = opened();
    let lost = 5;
    meters.read('told_total', () => [[{ outcome: 'lost' }, lost]]);
    expect(await linesOf(meters)).toContain('told_total{outcome="lost"} 5');
    lost = 6;
    expect(await linesOf(meters)).toContain('told_total{outcome="lost"} 6');
  });

  it('are told without the one whose source fails', async () => {
    const meters = opened();
    meters.read('age_seconds', () => {
      throw new Error('broken');
    });
    meters.read('pool', () => [[{ pool: 'registry' }, Number.NaN]]);
    meters.observe('took_seconds', {}, 0.5);
    expect(await linesOf(meters)).toEqual(
      expect.arrayContaining(['took_seconds_bucket{le="0.1"} 0', 'took_seconds_bucket{le="1"} 1']),
    );
  });

  it('of Node itself are those of the table', async () => {
    const meters = openMeters({});
    meters.collectProcess();
    const declared = new Set(Object.keys(PROCESS_METRICS));
    const told = [...(await meters.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [
      name,
      kind,
    ]);
    expect(told).toHaveLength(declared.size);
    expect(new Set(told.map(([name]) => name))).toEqual(declared);
    for (const [name, kind] of told) expect(PROCESS_METRICS).toHaveProperty([name ?? '', 'kind'], kind);
  });
});
