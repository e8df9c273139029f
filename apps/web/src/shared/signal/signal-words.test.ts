import { expect, it } from 'vitest';
import { comparison, factText, listTitle, verdictWord } from './signal-words.ts';

it('says a clause with its numbers and its two values', () => {
  const numbers = { volume: 1.5, volume_bars: 20 };
  const says = 'Volume at least {volume} times its mean of the {volume_bars} bars before';
  expect(factText({ says, numbers })).toBe('Volume at least 1.5 times its mean of the 20 bars before');
  expect(comparison({ left: 2.34, is: '>=', right: 1.5, unit: 'times' })).toBe('2.3× ≥ 1.5×');
  expect(comparison({ left: 512.3, is: '<', right: 498, unit: 'rupees' })).toBe('512.30 < 498.00');
});

it('shows no figures of a state, and n/a for a value that is not known', () => {
  expect(comparison({ left: 1, is: '>', right: 0, unit: 'state' })).toBeNull();
  expect(comparison({ left: null, is: '>', right: 30, unit: 'points' })).toBe('n/a > 30');
});

it('says that a list trails where its whole interval lies below zero', () => {
  expect(verdictWord({ verdict: 'no-edge', interval_high: -0.1 })).toBe('Underperforms');
  expect(verdictWord({ verdict: 'no-edge', interval_high: 0.1 })).toBe('No proven edge');
  expect(verdictWord({ verdict: 'edge', interval_high: 4 })).toBe('Edge');
  expect(verdictWord({ verdict: 'too-few', interval_high: null })).toBe('Not enough trades');
  expect(verdictWord(null)).toBe('No record');
});

it('names a pattern by itself and another list by its family', () => {
  const named = { title: 'Dow trend', means: 'Hammer' };
  expect(listTitle({ ...named, family: 'candlestick', kind: 'hammer' })).toBe('Hammer');
  expect(listTitle({ ...named, family: 'dow', kind: 'signal' })).toBe('Dow trend');
  expect(listTitle({ ...named, family: 'dow', kind: 'alert' })).toBe('Dow trend, alert');
});
