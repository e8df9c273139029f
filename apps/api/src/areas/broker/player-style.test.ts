import { describe, expect, it } from 'vitest';
import { stylesOf } from './player-style.ts';

const MARKET_ORDER = 30_000;
const plain = {
  net_amount: 1_000,
  net_to_turnover: 0.2,
  median_order: 30_000,
  aggressive_percent: 50,
  hhi: 300,
};
const styles = (changes: Partial<Record<keyof typeof plain, number | null>>) =>
  stylesOf({ ...plain, ...changes, net_amount: changes.net_amount ?? plain.net_amount }, MARKET_ORDER);

describe('what a broker is called', () => {
  it('is nothing where no cut is met', () => {
    expect(styles({})).toEqual([]);
  });

  it('is by how one-sided it is: under a tenth it passes through, from three tenths on the sign decides', () => {
    expect(styles({ net_to_turnover: 0.099 })).toEqual(['passes-through']);
    expect(styles({ net_to_turnover: 0.1 })).toEqual([]);
    expect(styles({ net_to_turnover: 0.3 })).toEqual(['gathers']);
    expect(styles({ net_to_turnover: 0.3, net_amount: -1 })).toEqual(['releases']);
  });

  it('is by its orders, by who came in, and by how few stocks it trades', () => {
    expect(styles({ median_order: 60_000 })).toEqual(['large-orders']);
    expect(styles({ aggressive_percent: 60 })).toEqual(['taker']);
    expect(styles({ aggressive_percent: 40 })).toEqual(['maker']);
    expect(styles({ hhi: 1_000 })).toEqual(['few-stocks']);
  });

  it('claims nothing of what is not known', () => {
    expect(
      styles({ net_to_turnover: null, median_order: null, aggressive_percent: null, hhi: null }),
    ).toEqual([]);
  });
});
