import { type Contract, allContracts } from '@chuli/contracts';
import { widestQuestions } from '@chuli/contracts/testing/worst-questions';
import { tradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from './testing/test-server.ts';

const AS_OF = tradingDate('2026-08-11');
const KNOWN = { sessions: [AS_OF], timed: null, broker: '58' };

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

/** Days that are announced ahead: a reader of that day knew them too. */
const ANNOUNCED = new Set(['closed_on', 'book_close_on', 'next_session', 'ends_on']);
/** Calls that tell of days ahead by their nature: what is dated ahead, the session that comes, since when a rule is frozen. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  '/data/calendar/': ['to', 'on', 'on_bs'],
  '/data/pre-open/': ['session'],
  '/data/effects/': ['frozen_on', 'graded_from'],
};
/** What became of OLDBANK after the day. */
const LATER_STATUSES = new Set(['Delisted', 'Suspended', 'Inactive']);

/** Every value of an answer with the name it stands under. */
const valuesIn = (value: unknown, name = ''): { name: string; value: unknown }[] => {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => valuesIn(one, key));
  return [{ name, value }];
};

const isLater = ({ name, value }: { name: string; value: unknown }): boolean =>
  typeof value === 'string' &&
  ((/^\d{4}-\d{2}-\d{2}/.test(value) && value.slice(0, 10) > AS_OF && !ANNOUNCED.has(name)) ||
    (name === 'status' && LATER_STATUSES.has(value)));

const takesDay = ({ method, access, query }: Contract): boolean =>
  method === 'GET' && access === 'open' && Object.hasOwn(query.shape, 'as_of');

const asked = allContracts().filter(takesDay);

describe('a rewound day', () => {
  it('is known to most calls', () => {
    expect(asked.length).toBeGreaterThan(100);
  });

  it('knows no later date and no status of the future, whatever is asked', async () => {
    const leaks: string[] = [];
    for (const contract of asked) {
      for (const { query } of widestQuestions(contract, KNOWN)) {
        const ofOld = Object.hasOwn(query, 'symbol') ? { symbol: 'OLDBANK' } : {};
        const { status, text } = await market.ask(contract.path, {
          query: { ...query, ...ofOld, as_of: AS_OF },
        });
        if (status !== 200) continue;
        const ahead = AHEAD[contract.path] ?? [];
        const later = valuesIn(JSON.parse(text)).filter((one) => isLater(one) && !ahead.includes(one.name));
        if (later.length > 0) leaks.push(`${contract.path} ${JSON.stringify(later.slice(0, 3))}`);
      }
    }
    expect(leaks).toEqual([]);
  });
});
