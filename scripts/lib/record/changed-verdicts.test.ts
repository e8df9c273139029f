import { expect, it } from 'vitest';
import { changedVerdicts } from './changed-verdicts.ts';

const list = (kind: string, number: number, verdict: string) => ({
  family: 'candlestick',
  kind,
  timeframe: 'weekly',
  side: 'sell',
  number,
  verdict,
});

it('names the lists whose verdict changed, and those that came or went', () => {
  const before = [list('crows', 37, 'no-edge'), list('star', 50, 'no-edge'), list('gone', 3, 'too-few')];
  const after = [list('crows', 32, 'too-few'), list('star', 60, 'no-edge'), list('new', 1, 'too-few')];
  expect(changedVerdicts(before, after)).toEqual([
    'candlestick crows weekly sell: no-edge of 37 trades before, too-few of 32 trades now',
    'candlestick gone weekly sell: too-few of 3 trades before, not there now',
    'candlestick new weekly sell: not there before, too-few of 1 trades now',
  ]);
});
