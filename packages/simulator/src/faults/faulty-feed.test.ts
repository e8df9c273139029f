import { atKathmandu, brokerId, instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveTrade, TimedEvent } from '../live/event.ts';
import { FaultyFeed } from './faulty-feed.ts';

const OPENS = atKathmandu(tradingDate('2026-11-13'), 11 * 60);

const tradeAt = (index: number): TimedEvent => ({
  at: instant(OPENS + index * 500),
  event: {
    kind: 'trade',
    contractId: `20261113010${String(index).padStart(5, '0')}`,
    symbol: stockSymbol('ALTAIR'),
    buyer: brokerId('1'),
    seller: brokerId('2'),
    quantity: 10,
    rate: paisa(50_000),
    amount: paisa(500_000),
    at: (OPENS + index * 500) * 1_000,
  },
});

const feed = Array.from({ length: 3_000 }, (_, index) => tradeAt(index));
const idOf = ({ contractId }: LiveTrade): string => contractId;

describe('a faulty feed', () => {
  it('delivers, with what is missing and without what was taken back, exactly the truth', () =>
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const faulty = new FaultyFeed({ seed });
        const heard = new Set<string>();
        const reversed = new Set<string>();
        for (const { event } of faulty.play(feed)) {
          if (event.kind === 'trade') heard.add(event.contractId);
          if (event.kind === 'reversal') reversed.add(event.contractId);
        }
        const truth = faulty.truth();
        expect(new Set(truth.annulled.map(idOf))).toEqual(reversed);
        const known = [...heard, ...truth.missing.map(idOf)].filter((id) => !reversed.has(id));
        expect(new Set(known)).toEqual(new Set(truth.trades.map(idOf)));
      }),
      { numRuns: 20 },
    ));

  it('repeats about one trade in twenty, loses one in fifty and delays none by more than half a minute', () => {
    const faulty = new FaultyFeed({ seed: 1, repeatedPages: 0 });
    const events = [...faulty.play(feed)];
    const { duplicates, missing } = faulty.truth();
    expect(duplicates / feed.length).toBeGreaterThan(0.03);
    expect(duplicates / feed.length).toBeLessThan(0.07);
    expect(missing.length / feed.length).toBeGreaterThan(0.004);
    expect(events.every(({ at }, index) => at >= (events[index - 1]?.at ?? 0))).toBe(true);
    const delays = events.map(({ at, event }) => (event.kind === 'trade' ? at - event.at / 1_000 : 0));
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_000);
    expect(delays.filter((delay) => delay > 0).length).toBeGreaterThan(100);
  });

  it('is the feed itself when nothing is wrong with it', () => {
    const none = { duplicates: 0, late: 0, missing: 0, annulled: 0, lostPages: 0, repeatedPages: 0 };
    expect([...new FaultyFeed({ seed: 1, ...none }).play(feed)]).toEqual(feed);
  });
});
