import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';
import { VISITOR, refusalOf } from './authorise.ts';
import { addressOf, isOwnOrigin } from './origin.ts';

describe('who may listen', () => {
  const rule = { access: 'open', feature: 'broker-analytics' } as const;

  it('is decided by the feature of the row, not by being signed in', () => {
    expect(refusalOf(rule, VISITOR)).toBe('membership.tier-required');
    expect(refusalOf(rule, { kind: 'user', id: '7', features: new Set() })).toBe('membership.tier-required');
    expect(
      refusalOf(rule, { kind: 'user', id: '7', features: new Set(['broker-analytics'] as const) }),
    ).toBeNull();
  });

  it('is a user where the row says so', () => {
    expect(refusalOf({ access: 'user' }, VISITOR)).toBe('token_not_valid');
    expect(refusalOf({ access: 'user' }, { kind: 'user', id: '7', features: new Set() })).toBeNull();
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
