import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';
import { type Caller, VISITOR, refusalOf } from './authorise.ts';
import { addressOf, isOwnOrigin } from './origin.ts';
import { createSeats } from './seats.ts';
import { createTickets } from './tickets.ts';

const NOBODY: Caller = { kind: 'user', id: '7', features: new Map() };

describe('who may listen', () => {
  const rule = { access: 'open', feature: 'broker-analytics' } as const;

  it('is decided by the feature of the row, not by being signed in', () => {
    const holder = { kind: 'user', id: '7', features: new Map([['broker-analytics', 10]] as const) } as const;
    expect(refusalOf(rule, VISITOR, 0)).toBe('membership.tier-required');
    expect(refusalOf(rule, NOBODY, 0)).toBe('membership.tier-required');
    expect(refusalOf(rule, holder, 9)).toBeNull();
    expect(refusalOf(rule, holder, 10)).toBe('membership.tier-required');
  });

  it('is a user where the row says so', () => {
    expect(refusalOf({ access: 'user' }, VISITOR, 0)).toBe('token_not_valid');
    expect(refusalOf({ access: 'user' }, NOBODY, 0)).toBeNull();
  });
});

describe('an origin', () => {
  it.each([
    ['https://chuli.app', true],
    ['https://www.chuli.app', true],
    ['http://chuli.app', false],
    ['https://chuli.app.elsewhere.example', false],
    ['http://localhost:5173', false],
    ['https://127.0.0.1', false],
    ['null', false],
    [undefined, false],
  ])('%s is ours in production: %s', (origin, isOurs) => {
    expect(isOwnOrigin(HOSTS.production, origin)).toBe(isOurs);
  });
});

describe('the address of a request', () => {
  const request = (forwarded: string): IncomingMessage => {
    const message = new IncomingMessage(new Socket());
    message.headers['x-forwarded-for'] = forwarded;
    return message;
  };

  it('is what our own proxy saw, whatever the sender wrote before', () => {
    expect(addressOf(request('6.6.6.6, 27.34.1.2'), 1)).toBe('27.34.1.2');
    expect(addressOf(request('6.6.6.6, 27.34.1.2, 10.0.0.1'), 2)).toBe('27.34.1.2');
  });

  it('is never taken from a header without a proxy of ours', () => {
    expect(addressOf(request('6.6.6.6'), 0)).toBe('');
  });
});

describe('a household with a /64 of IPv6', () => {
  const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
  const neighbour = '2001:db8:1:3::1';

  it('has the seats of one address', () => {
    const seats = createSeats({ connections: 10, connectionsPerAddress: 1 });
    expect(seats.take(one)).toBeNull();
    expect(seats.take(other)).toBe('address-full');
    expect(seats.take(neighbour)).toBeNull();
    seats.leave(one);
    expect(seats.take(other)).toBeNull();
    const wide = createSeats({ connections: 100, connectionsPerAddress: 1 });
    const rented = Array.from({ length: 20 }, (_, at) =>
      wide.take(`2001:db8:9:${(at * 300).toString(16)}::1`),
    );
    expect(rented.filter((refusal) => refusal === null)).toHaveLength(4);
    expect([seats.take('27.34.1.2'), seats.take('::ffff:27.34.1.2')]).toEqual([null, 'address-full']);
  });

  it('has the tickets of one address', () => {
    const tickets = createTickets(() => instant(0), { keys: [], total: 10, perAddress: 1 });
    const held = tickets.issue(VISITOR, one);
    expect(tickets.issue(VISITOR, other)).toBeNull();
    expect(tickets.issue(VISITOR, neighbour)).not.toBeNull();
    expect(tickets.redeem(held ?? '')).toEqual(VISITOR);
    expect(tickets.issue(VISITOR, other)).not.toBeNull();
  });
});

describe('an allowance', () => {
  it('is used up at once and comes back with time, never beyond its size', () => {
    let now = 0;
    const isAllowed = createAllowance(() => instant(now), 2, 3);
    const allowed = (): boolean[] => Array.from({ length: 4 }, isAllowed);
    expect(allowed()).toEqual([true, true, true, false]);
    now = 1_000;
    expect(allowed()).toEqual([true, true, false, false]);
    now = 100_000;
    expect(allowed()).toEqual([true, true, true, false]);
  });

  it('is not refilled by a clock that goes back', () => {
    let now = 10_000;
    const isAllowed = createAllowance(() => instant(now), 2, 1);
    expect(isAllowed()).toBe(true);
    now = 5_000;
    expect(isAllowed()).toBe(false);
  });
});
