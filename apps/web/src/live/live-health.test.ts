import type { MarketFields } from '@chuli/contracts/live';
import { describe, expect, it } from 'vitest';
import { type Heard, healthOf } from './live-health.ts';
import { madeMarket } from './testing/made-market.ts';
import { NO_NEWS, newsAfter } from './source-news.ts';

const NOW = 1_000_000;

const market = (fields: Partial<MarketFields> = {}): MarketFields => madeMarket({ heard_at: NOW, ...fields });

const heard = (fields: Partial<Heard> = {}, status: Partial<Heard['status']> = {}): Heard => ({
  status: { phase: 'open', failures: 0, wantedAt: NOW - 60_000, heardAt: NOW - 1_000, ...status },
  market: market(),
  newsAt: NOW - 1_000,
  isOnline: true,
  ...fields,
});

describe('what a reader may believe of live figures', () => {
  it('is live while the server and the exchange are heard', () => {
    expect(healthOf(heard(), NOW)).toEqual({ kind: 'live' });
  });

  it('is stale with its age after three missed beats of the server', () => {
    expect(healthOf(heard({}, { heardAt: NOW - 31_000 }), NOW)).toEqual({
      kind: 'stale',
      ageMs: 31_000,
      cause: 'connection',
    });
  });

  it('is stale when the exchange falls silent though the server beats on', () => {
    expect(healthOf(heard({ newsAt: NOW - 40_000 }), NOW)).toMatchObject({ kind: 'stale', cause: 'source' });
  });

  it('is not stale in a halt, when nothing can come', () => {
    const halted = heard({ newsAt: NOW - 40_000, market: market({ phase: 'halted' }) });
    expect(healthOf(halted, NOW)).toEqual({ kind: 'live' });
  });

  it('is offline at once without a network, and soon after the connection broke', () => {
    expect(healthOf(heard({ isOnline: false }), NOW)).toMatchObject({ kind: 'offline', ageMs: 1_000 });
    const broken = heard({}, { phase: 'waiting', heardAt: NOW - 9_000 });
    expect(healthOf(broken, NOW)).toMatchObject({ kind: 'offline', ageMs: 9_000 });
  });

  it('is closed after the session, and where the server knows none', () => {
    expect(healthOf(heard({ market: market({ phase: 'closed' }) }), NOW)).toEqual({ kind: 'closed' });
    expect(healthOf(heard({ market: null }), NOW)).toEqual({ kind: 'closed' });
  });

  it('does not keep a reader waiting for a server that is not there', () => {
    const first = { market: undefined };
    expect(healthOf(heard(first, { wantedAt: NOW - 500, heardAt: null }), NOW)).toEqual({
      kind: 'connecting',
    });
    expect(healthOf(heard(first, { wantedAt: NOW - 3_000, heardAt: null }), NOW)).toMatchObject({
      kind: 'offline',
    });
    expect(healthOf(heard(first, { wantedAt: NOW - 500, heardAt: null, failures: 1 }), NOW)).toMatchObject({
      kind: 'offline',
    });
  });
});

describe('when the exchange was last heard', () => {
  it('is as old as the server says at first, then measured by the clock of the page', () => {
    const first = newsAfter(NO_NEWS, market({ heard_at: 500_000 }), 545_000, NOW);
    expect(first.newsAt).toBe(NOW - 45_000);
    expect(newsAfter(first, market({ heard_at: 500_000 }), 560_000, NOW + 15_000)).toBe(first);
    expect(newsAfter(first, market({ heard_at: 501_000 }), 561_000, NOW + 16_000).newsAt).toBe(NOW + 16_000);
  });

  it('takes the times of a replayed day for what they are', () => {
    expect(newsAfter(NO_NEWS, market({ heard_at: 1_000 }), 900_000_000_000, NOW).newsAt).toBe(NOW);
  });
});
