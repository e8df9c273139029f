import { expect, it } from 'vitest';
import { PORTS } from './ports.ts';

it('gives no two processes one port', () => {
  expect(new Set(Object.values(PORTS)).size).toBe(Object.keys(PORTS).length);
});
