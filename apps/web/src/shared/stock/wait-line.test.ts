import { expect, it } from 'vitest';
import { longestWait, waitText } from './wait-line.tsx';

type Wait = Parameters<typeof waitText>[0];

const wait = {
  symbol: 'NABIL',
  name: 'Nabil Bank',
  sector_id: 1,
  instrument: 'Equity',
  effect: 'after-dividend-announcement',
  title: 'Wait after a dividend announcement',
  on: '2026-08-17',
  declared_for: '2026-08-16',
  bonus_percent: 10,
  sessions_left: 19,
  until: '2026-09-14',
} as Wait;

it('says until when to wait and why, and never to sell', () => {
  expect(waitText(wait)).toBe('Wait until about 2026-09-14: dividend announced on 2026-08-16');
  const bonus: Wait = { ...wait, effect: 'after-bonus-ex' };
  expect(waitText(bonus)).toBe('Wait until about 2026-09-14: books closed for a bonus on 2026-08-16');
  for (const text of [waitText(wait), waitText(bonus)]) expect(text).not.toMatch(/sell|short/i);
});

it('takes of several reasons the one that lasts longest', () => {
  expect(longestWait([wait, { ...wait, sessions_left: 20 }])?.sessions_left).toBe(20);
  expect(longestWait([])).toBeUndefined();
});
