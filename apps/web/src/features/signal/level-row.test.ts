import type { Rupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { positionOf, roleOf } from './level-row.ts';

const at = (close: number) => positionOf({ close: close as Rupees, low: 608 as Rupees, high: 610 as Rupees });

it('a close stands inside a zone with its ends, and past it while it is tested', () => {
  expect([607.9, 608, 609, 610, 610.1].map(at)).toEqual([
    'Below it',
    'Inside it',
    'Inside it',
    'Inside it',
    'Above it',
  ]);
});

it('only zones have a role', () => {
  expect(['support', 'resistance', 'S1', 'EMA 50'].map((level) => roleOf({ level }))).toEqual([
    'support',
    'resistance',
    null,
    null,
  ]);
});
