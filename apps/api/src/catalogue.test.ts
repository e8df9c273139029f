import { CONTRACTS, type Contract, allContracts } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AREAS, allEndpoints } from './catalogue.ts';

const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;

/** Calls that anyone may make. A call joins or leaves this list only by an edit here. */
const OPEN = [
  'GET /bonus/',
  'GET /broker/',
  'GET /data/active-script-live/',
  'GET /data/adjhistorydata/',
  'GET /data/adjhistorydata/data',
  'GET /data/broker-analytics/',
  'GET /data/broker-analytics/avgsum/',
  'GET /data/floorsheet/',
  'GET /data/floorsheet/bydate/',
  'GET /data/floorsheet/intradaydate/',
  'GET /data/floorsheet/intradaysymbol/',
  'GET /data/floorsheet/top-buy-with-time/',
  'GET /data/floorsheet/top-sell-with-time/',
  'GET /data/historydata/',
  'GET /data/historydata/data',
  'GET /data/intrahistorydata/',
  'GET /data/ltp-vs-close/',
  'GET /data/market-cap/',
  'GET /data/market-days/',
  'GET /data/net-holding/',
  'GET /data/newintrahistorydata/data',
  'GET /data/newintrahistorydata/next',
  'GET /data/performance/daily/',
  'GET /data/performance/intraday/',
  'GET /data/session-status/',
  'GET /data/top-buy/',
  'GET /data/top-net-holding/',
  'GET /data/top-net-release/',
  'GET /data/top-sell/',
  'GET /data/v2/daily-stock/',
  'GET /data/v2/market-summary/bysymbol/',
  'GET /data/v2/weekly-nepse/',
  'GET /index/',
  'GET /latest-fiscal-year-quarter/',
  'GET /right/',
  'GET /sector/',
  'GET /stock/',
  'GET /tools/android-version/',
  'GET /tools/as-of/',
  'GET /tools/market-status/',
  'GET /tools/market/status/',
  'GET /tools/traded-date/',
];

describe('the catalogue of calls', () => {
  it('answers every contract once', () => {
    expect(allEndpoints().map(({ contract }) => contract)).toEqual(allContracts());
    expect(Object.keys(AREAS)).toEqual(Object.keys(CONTRACTS));
  });

  it('has no method and path twice', () => {
    const names = allContracts().map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is open where this list says so and nowhere else', () => {
    const open = allContracts().filter((contract) => contract.access === 'open');
    expect(open.map(nameOf).toSorted()).toEqual(OPEN);
  });

  it('keeps nothing personal for others', () => {
    const shared = allContracts().filter(({ access, cache }) => access === 'user' && cache !== 'no-store');
    expect(shared.map(nameOf)).toEqual([]);
  });

  it('refuses parameters that a contract does not name', () => {
    for (const contract of allContracts()) {
      const strict = contract.query._zod.def.catchall;
      expect(strict, nameOf(contract)).toBeInstanceOf(z.ZodNever);
    }
  });
});
