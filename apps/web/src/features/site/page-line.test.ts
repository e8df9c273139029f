import { describe, expect, it } from 'vitest';
import { type PageFacts, pageLine } from './page-line.ts';

const FACTS: PageFacts = {
  nepse: { close: 2623.37, change: -0.23 },
  breadth: { advanced: 65, declined: 195 },
  total: { trades: 36_904, amount: 2_45_00_00_000 },
  buyer: { name: '58 Naasa', net: 1_22_00_000 },
  headline: 'Book close on 2083-08-01',
};

const NOTHING: PageFacts = { nepse: null, breadth: null, total: null, buyer: null, headline: null };

describe('the line of a kept page', () => {
  it('is a figure of the page itself', () => {
    expect(pageLine('nepse-market-summary', FACTS)).toBe('NEPSE 2,623.37 −0.23 %');
    expect(pageLine('tree-map', FACTS)).toBe('65 up, 195 down');
    expect(pageLine('floorsheet', FACTS)).toBe('36,904 trades, Rs 2.45 Arab');
    expect(pageLine('brokers-analytics', FACTS)).toBe('Largest net buyer: 58 Naasa, Rs 1.22 Cr');
    expect(pageLine('announcement', FACTS)).toBe('Book close on 2083-08-01');
  });

  it('is nothing where the figures are not here, or the page has none of these', () => {
    expect(pageLine('floorsheet', NOTHING)).toBeNull();
    expect(pageLine('floorsheet', { ...FACTS, total: { trades: null, amount: 5 } })).toBeNull();
    expect(pageLine('nepse-market-summary', { ...FACTS, nepse: { close: 2000, change: null } })).toBe(
      'NEPSE 2,000.00',
    );
    expect(pageLine('faq', FACTS)).toBeNull();
    expect(pageLine('no-such-page', FACTS)).toBeNull();
  });
});
