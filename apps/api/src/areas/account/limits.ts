import { networkOf, networksOf } from '@chuli/kernel';
import type { Limit } from '@chuli/registry/account';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Rule = { readonly most: number; readonly withinMs: number };

/**
 * How often what may be tried. An account that strangers try to open stays open to its owner: a device that was signed
 * in before has tries of its own and none by address. Whole neighbourhoods share one address of a mobile operator, so
 * addresses have many, and who gets in is not counted.
 */
const RULES = {
  'sign-in by account': [{ most: 10, withinMs: 15 * MINUTE }],
  'sign-in by device': [{ most: 10, withinMs: 15 * MINUTE }],
  'sign-in by address': [{ most: 100, withinMs: 15 * MINUTE }],
  'sign-in by address under the brake': [{ most: 20, withinMs: 15 * MINUTE }],
  'wrong code by person': [{ most: 20, withinMs: DAY }],
  'wrong codes told to person': [{ most: 1, withinMs: DAY }],
  'password by person': [{ most: 10, withinMs: 15 * MINUTE }],
  'code by number': [
    { most: 1, withinMs: MINUTE },
    { most: 5, withinMs: DAY },
  ],
  'code by address': [{ most: 15, withinMs: HOUR }],
  'e-mail by person': [
    { most: 1, withinMs: MINUTE },
    { most: 10, withinMs: DAY },
  ],
  'e-mail by address': [{ most: 5, withinMs: DAY }],
  'webhook by person': [{ most: 10, withinMs: HOUR }],
  'webhook test by person': [
    { most: 5, withinMs: 10 * MINUTE },
    { most: 50, withinMs: DAY },
  ],
  'telegram by person': [{ most: 10, withinMs: HOUR }],
  'demo by address': [{ most: 10, withinMs: HOUR }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitKind = keyof typeof RULES;

/** What one network may take of what there is for everybody: an address or /64, a /24 or /56, a /48. */
const SHARES = [1 / 50, 1 / 25, 1 / 10];

/**
 * Half of what a day has is for whoever comes: a whole town may stand behind one address. Of the other half a network
 * that has had its share gets nothing more, so that nobody can use it up for all others.
 */
export const sharesOf = (all: Limit, address: string): Limit[] => {
  const { withinMs, isOnlyAsked = false } = all;
  const kind = `${all.kind} of a network`;
  const refusesWhile = { ...all, most: Math.max(1, Math.ceil(all.most / 2)) };
  return networksOf(address).map((key, width) => {
    const most = Math.max(1, Math.floor(all.most * (SHARES[width] ?? 0)));
    return { kind, key, most, withinMs, isOnlyAsked, refusesWhile };
  });
};

/** Of the day's messages one in four can be had only by people who have an account: strangers cannot use it up. */
const KEPT_FOR_PEOPLE = 4;

/**
 * A message costs money: of all of them together no more than this in a day. A new password for a number that nobody
 * has costs nothing, but is refused when one that somebody has would be.
 */
export const messageCaps = (
  most: number,
  { purpose, isTold, address }: { purpose: 'sign-up' | 'reset'; isTold: boolean; address: string },
): Limit[] => {
  const all = { kind: 'code by day', key: 'all', most, withinMs: DAY, isOnlyAsked: !isTold };
  if (purpose === 'reset') return [all, ...sharesOf(all, address)];
  const forStrangers = {
    ...all,
    kind: 'sign-up code by day',
    most: most - Math.floor(most / KEPT_FOR_PEOPLE),
  };
  return [all, forStrangers, ...sharesOf(forStrangers, address)];
};

export const demoLimits = (address: string): Limit[] => {
  const all = { kind: 'demo by day', key: 'all', most: 5_000, withinMs: DAY };
  return [...limitsOf({ 'demo by address': networkOf(address) }), all, ...sharesOf(all, address)];
};

export const limitsOf = (keys: Partial<Record<LimitKind, string>>): Limit[] =>
  Object.entries(keys).flatMap(([kind, key]) =>
    RULES[kind as LimitKind].map(({ most, withinMs }): Limit => ({ kind, key, most, withinMs })),
  );
