import { type Instant, atKathmandu, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { MarketOpen, MarketWord } from '../../checks/read-market.ts';
import { nextPhase } from './phase.ts';

const DAY = tradingDate('2026-11-13');
const EVE = tradingDate('2026-11-12');
const at = (hour: number): Instant => atKathmandu(DAY, hour * 60);

const says = (word: MarketWord, hour: number, day = DAY): MarketOpen => ({
  word,
  asOf: { day, microseconds: atKathmandu(day, hour * 60) * 1_000 },
});

const phase = (market: MarketOpen, hour: number, hasOpened = false) =>
  nextPhase(market, DAY, at(hour), { phase: null, hasOpened });

describe('what the exchange’s word means', () => {
  it.each<MarketWord>(['pre-open', 'matching', 'open'])('%s is what it says', (word) => {
    expect(phase(says(word, 11), 11)).toBe(word);
  });

  it('closed is before the opening, suspended within the session, closed after it', () => {
    expect(phase(says('closed', 10), 10)).toBe('before');
    expect(phase(says('closed', 12), 12, true)).toBe('suspended');
    expect(phase(says('closed', 12), 15, true)).toBe('closed');
    expect(phase(says('closed', 15), 15)).toBe('closed');
  });

  it('a word of the day before opens nothing', () => {
    expect(phase(says('open', 14, EVE), 11)).toBe('before');
    expect(phase(says('closed', 15, EVE), 16)).toBe('closed');
  });
});
