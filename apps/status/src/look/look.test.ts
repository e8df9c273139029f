import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part, Reason } from '../judge/verdict.ts';
import { type Lie, openLyingSite } from '../testing/lying-site.ts';
import { DAY, at } from '../testing/minutes.ts';
import { lookAtCalls } from './calls.ts';
import { lookAtLive } from './live.ts';
import { look } from './look.ts';
import { faultOf } from './look-fault.ts';
import { lookAtPages } from './pages.ts';
import type { Site } from './site.ts';
import type { Witness } from './own-network.ts';

/** Every wait of a look has a limit: all three tries of all parts are over well within the minute. */
const MOST_MS = 55_000;

const NOON = at('12:00', DAY);
const EVENING = at('20:00', DAY);

let site: Awaited<ReturnType<typeof openLyingSite>>;
let witness: Witness;
const somebody = createServer((socket) => socket.destroy());

beforeAll(async () => {
  site = await openLyingSite({ day: DAY });
  somebody.listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  witness = { host: '127.0.0.1', port: (somebody.address() as AddressInfo).port };
});
afterAll(() => {
  site.close();
  somebody.close();
});

/** A port at which nobody is. */
const NOBODY: Witness = { host: '127.0.0.1', port: 1 };

const looking = (address = site.address, witnesses: readonly Witness[] = [witness]) => ({
  site: { address },
  witnesses,
  betweenMs: 5,
});

const lookAt = async (lie: Lie | null, when = NOON, madeBefore: number | null = null) => {
  site.lie(lie);
  const began = performance.now();
  const { minute, ...rest } = await look(looking(), when, madeBefore);
  expect(performance.now() - began).toBeLessThan(MOST_MS);
  return { ...rest, minute, verdicts: minute.verdicts };
};

const GOOD = { state: 'good' };

describe('a look at a product without a fault', () => {
  it('is good in all parts in a session, and tells the day of which anything is known', async () => {
    const { minute, ms } = await lookAt(null);
    expect(minute).toEqual({
      at: NOON,
      day: DAY,
      verdicts: { pages: GOOD, calls: GOOD, live: GOOD, prices: GOOD },
    });
    // By its clock, which is minutes behind ours.
    expect(ms.prices).toBeLessThan(5_000);
  });

  it('knows of a session by its stream before the calls do', async () => {
    const early = await openLyingSite({ day: DAY, calledDay: '2026-11-18' });
    const { minute } = await look(looking(early.address), NOON, null);
    expect(minute.day).toBe(DAY);
    early.lie('prices: untraded');
    expect((await look(looking(early.address), NOON, null)).minute.day).toBe('2026-11-18');
    early.close();
  });

  it('leaves the stream alone outside of a session', async () => {
    const { verdicts } = await lookAt('live: no ticket', EVENING);
    expect(verdicts).toEqual({
      pages: GOOD,
      calls: GOOD,
      live: { state: 'idle' },
      prices: { state: 'idle' },
    });
  });
});

const LIES: readonly (readonly [lie: Lie, part: Part, reason: Reason])[] = [
  ['page: error', 'pages', 'error'],
  ['page: leads elsewhere', 'pages', 'error'],
  ['page: endless', 'pages', 'large'],
  ['page: cut', 'pages', 'cut'],
  ['page: no script named', 'pages', 'unlike'],
  ['page: script gone', 'pages', 'error'],
  ['page: script is a page', 'pages', 'unlike'],
  ['call: error', 'calls', 'error'],
  ['call: of another contract', 'calls', 'unlike'],
  ['call: no json', 'calls', 'unlike'],
  ['call: kept', 'calls', 'old'],
  ['live: no ticket', 'live', 'error'],
  ['live: ticket is none', 'live', 'unlike'],
  ['live: refuses sockets', 'live', 'error'],
  ['live: endless snapshot', 'live', 'large'],
  ['live: no json', 'live', 'unlike'],
  ['live: loses a change', 'live', 'torn'],
  ['live: other state than told', 'live', 'torn'],
  ['live: not ready', 'live', 'error'],
  ['live: moves away', 'live', 'cut'],
  ['live: closes', 'live', 'cut'],
];

describe('a look at a product that lies', () => {
  it.each(LIES)('%s: %s are bad, %s, and nothing else is', async (lie, part, reason) => {
    const { verdicts } = await lookAt(lie);
    const { prices, ...others } = verdicts;
    expect(others).toEqual({ pages: GOOD, calls: GOOD, live: GOOD, [part]: { state: 'bad', reason } });
    // What a stream carries that is not there cannot be seen.
    expect(prices).toEqual(part === 'live' ? { state: 'unknown' } : GOOD);
  });

  it('is left in time by each part, however slowly it says nothing', async () => {
    const slow = [
      ['page: silent', lookAtPages],
      ['page: drips', lookAtPages],
      ['call: silent', (one: Site) => lookAtCalls(one, null)],
      ['live: silent socket', lookAtLive],
      ['live: snapshot alone', lookAtLive],
    ] as const;
    const began = performance.now();
    await Promise.all(
      slow.map(async ([lie, lookOnce]) => {
        const one = await openLyingSite({ day: DAY });
        one.lie(lie);
        await expect(lookOnce({ address: one.address }), lie).rejects.toMatchObject({ reason: 'silent' });
        one.close();
      }),
    );
    // Three of them and the waits between fit into a minute.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    ['prices: old', { state: 'bad', reason: 'old' }],
    ['prices: of yesterday', { state: 'unheard' }],
    ['prices: none', { state: 'unheard' }],
    ['prices: untraded', { state: 'untraded' }],
    ['prices: halted', { state: 'idle' }],
  ] as const)('%s', async (lie, prices) => {
    expect((await lookAt(lie)).verdicts).toEqual({ pages: GOOD, calls: GOOD, live: GOOD, prices });
  });

  it('call: does not move, whoever kept it', async () => {
    const { madeAt } = await lookAt(null);
    const { verdicts } = await lookAt('call: does not move', NOON, madeAt);
    expect(verdicts.calls).toEqual({ state: 'bad', reason: 'old' });
    expect((await lookAt(null, NOON, madeAt)).verdicts.calls).toEqual(GOOD);
  });
});

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unsafe'],
  ['CERT_HAS_EXPIRED', 'unsafe'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'unsafe'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'unsafe'],
  ['EAI_AGAIN', 'unnamed'],
  ['ECONNRESET', 'cut'],
  ['HPE_INVALID_CONSTANT', 'cut'],
] as const)('%s is %s, also of several addresses', (code, reason) => {
  const error = Object.assign(new Error('of the network'), { code });
  expect(faultOf(error, false).reason).toBe(reason);
  expect(faultOf(new AggregateError([error]), false).reason).toBe(reason);
});

describe('what nobody could see', () => {
  const gone = new URL('http://127.0.0.1:1');

  it('is bad where others are reached from here', async () => {
    const { minute } = await look(looking(gone), NOON, null);
    expect(minute.verdicts).toMatchObject({
      pages: { state: 'bad', reason: 'refused' },
      calls: { state: 'bad', reason: 'refused' },
      live: { state: 'bad', reason: 'refused' },
      prices: { state: 'unknown' },
    });
    expect(minute.day).toBeNull();
  });

  it('is unknown where nobody is reached from here', async () => {
    const { minute } = await look(looking(gone, [NOBODY]), NOON, null);
    for (const verdict of Object.values(minute.verdicts)) expect(verdict).toEqual({ state: 'unknown' });
  });

  it('by its name is bad only where the names of others are found', async () => {
    const nowhere = new URL('http://product.invalid');
    const { minute } = await look(looking(nowhere), EVENING, null);
    expect(minute.verdicts.pages).toEqual({ state: 'bad', reason: 'unnamed' });
  });

  it('does not excuse an answer that is wrong', async () => {
    site.lie('call: error');
    const { minute } = await look(looking(site.address, [NOBODY]), EVENING, null);
    expect(minute.verdicts.calls).toEqual({ state: 'bad', reason: 'error' });
  });
});
