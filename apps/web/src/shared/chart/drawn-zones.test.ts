import { expect, it } from 'vitest';
import { drawnZones } from './drawn-zones.ts';

const zone = (low: number, first_on: string) => ({ low, high: low + 5, first_on });

const BARS = [{ date: '2026-08-18' }, { date: '2026-08-19' }, { date: '2026-08-20' }];

it('draws the two nearest zones from their first turn on, supports upwards and resistances downwards', () => {
  const rows = [zone(500, '2026-08-19'), zone(480, '2020-01-01'), zone(460, '2020-01-01')];
  const [first, second, ...more] = drawnZones(BARS, { role: 'support', label: 'Support', rows });
  expect(first?.values).toEqual([null, 505, 505]);
  expect(first?.until).toEqual([null, 500, 500]);
  expect(second?.values).toEqual([485, 485, 485]);
  expect(more).toEqual([]);
  expect(drawnZones(BARS, { role: 'resistance', label: 'Resistance', rows })[0]?.ways).toEqual([-1, -1, -1]);
});

it('draws a level at which the price turned only once as a line', () => {
  const once = { ...zone(500, '2020-01-01'), high: 500 };
  expect(drawnZones(BARS, { role: 'support', label: 'Support', rows: [once] })[0]).toMatchObject({
    shape: 'steps',
    values: [500, 500, 500],
  });
});

it('draws nothing where there are no zones', () => {
  expect(drawnZones(BARS, { role: 'support', label: 'Support', rows: [] })).toEqual([]);
});
