import { tradingDate } from '@chuli/kernel';
import { NEPSE_ID, SECTORS } from '@chuli/market';
import { beforeAll, describe, expect, it } from 'vitest';
import { archive, archiveRows } from '../../testing/archive.ts';
import { placesOfWeeks, rotationOf, rotationWeeks } from './rotation.ts';

/** Reckoned apart from the product, from the index values of the exchange up to 21 August 2026. */
const EXPECTED: Readonly<Record<string, readonly [strength: number, momentum: number]>> = {
  Banking: [103.8564, 100.6781],
  Hydro: [102.249, 100.1212],
  Microfinance: [97.8533, 99.9894],
  Hotels: [99.0413, 98.527],
  Trading: [94.3663, 100.7289],
  'Mutual Fund': [99.982, 98.5131],
};

type Close = { traded_on: ReturnType<typeof tradingDate>; close: number };

describe.skipIf(archive === undefined)('rotation on the archive (skipped without CHULI_ARCHIVE)', () => {
  const closes = new Map<number, Close[]>();
  beforeAll(() => {
    for (const row of archiveRows('index_daily.csv.gz')) {
      const id = Number(row('index_id'));
      const own = closes.get(id) ?? [];
      own.push({ traded_on: tradingDate(row('date')), close: Math.round(Number(row('close')) * 100) });
      closes.set(id, own);
    }
    for (const own of closes.values()) own.sort((a, b) => (a.traded_on < b.traded_on ? -1 : 1));
  });

  it('is as reckoned elsewhere', () => {
    const nepse = closes.get(NEPSE_ID) ?? [];
    const placeOf = placesOfWeeks(nepse);
    const found = Object.keys(EXPECTED).map((name) => {
      const indexId = SECTORS.find((sector) => sector.name === name)?.indexId ?? 0;
      const last = rotationOf(rotationWeeks(closes.get(indexId) ?? [], nepse), placeOf).at(-1);
      return [name, [last?.strength, last?.momentum]];
    });
    expect(Object.fromEntries(found)).toEqual(EXPECTED);
  });
});
