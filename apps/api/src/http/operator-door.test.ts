import { AppError } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { VISITOR, authorise } from './access.ts';
import { operatorContracts } from '@chuli/contracts';
import { operatorDoor } from './operator-door.ts';

const KEY = 'a key of twenty-four characters';

const codeOf = (pass: () => void): string => {
  try {
    pass();
    return 'passed';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('the door of operators', () => {
  const door = operatorDoor(KEY);

  it('opens to the key alone', () => {
    expect(codeOf(() => door(KEY))).toBe('passed');
  });

  it.each([
    ['no key', undefined],
    ['an empty key', ''],
    ['another key', 'another key of many characters'],
    ['the beginning of the key', KEY.slice(0, -1)],
    ['the key and more', `${KEY}x`],
    ['the key in other letters', KEY.toUpperCase()],
    ['the key twice', [KEY, KEY]],
  ])('refuses %s', (_, given) => {
    expect(codeOf(() => door(given))).toBe('access.denied');
  });

  it('does not exist where no key is set, whatever is given', () => {
    const none = operatorDoor(null);
    for (const given of [undefined, '', 'null', KEY])
      expect(codeOf(() => none(given))).toBe('route.not-found');
  });

  it('is the only way in: no visitor and no user is let through beside it', () => {
    const contract = operatorContracts.feed;
    expect(codeOf(() => authorise(contract, VISITOR))).toBe('access.denied');
    const features = new Set(['broker-analytics'] as const);
    const user = { kind: 'user', id: '1', features, brand: null } as const;
    expect(codeOf(() => authorise(contract, user))).toBe('access.denied');
  });
});
