import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { auctionState, offerState } from './offer-state.ts';

const on = (day: number) => tradingDate(`2026-08-${String(day).padStart(2, '0')}`);
const DAY = on(15);

const offer = (days: Partial<Record<'opens_on' | 'closes_on' | 'allotted_on' | 'listed_on', number>>) => {
  const at = (name: keyof typeof days) => (days[name] === undefined ? null : on(days[name]));
  return {
    opens_on: at('opens_on'),
    closes_on: at('closes_on'),
    allotted_on: at('allotted_on'),
    listed_on: at('listed_on'),
  };
};

it.each([
  [{ opens_on: 16, closes_on: 20 }, 'announced'],
  [{ opens_on: 15, closes_on: 20 }, 'open'],
  [{ opens_on: 10, closes_on: 15 }, 'open'],
  [{ opens_on: 10, closes_on: 14 }, 'closed'],
  [{ opens_on: 10, closes_on: 14, allotted_on: 15 }, 'allotted'],
  [{ opens_on: 10, closes_on: 14, allotted_on: 14, listed_on: 15 }, 'listed'],
  [{ opens_on: 16 }, 'announced'],
  [{ opens_on: 10 }, 'unknown'],
  [{}, 'unknown'],
] as const)('an offer of %j is %s', (days, state) => expect(offerState(offer(days), DAY)).toBe(state));

it.each([
  [16, 20, null, 'announced'],
  [15, 20, null, 'open'],
  [10, 14, null, 'closed'],
  [1, 8, 'settled', 'settled'],
  [1, 8, 'failed', 'failed'],
] as const)('an auction from %i to %i with result %s is %s', (opens, closes, result, state) =>
  expect(auctionState({ opens_on: on(opens), closes_on: on(closes), result }, DAY)).toBe(state),
);
