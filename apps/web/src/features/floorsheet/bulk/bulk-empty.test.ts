import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { emptyCase, emptyWhy } from './bulk-empty.ts';

const DAY = tradingDate('2024-06-13');
const known = { from_date: DAY, to_date: DAY, sessions: [DAY], nearest: null };

describe('why there are no large orders', () => {
  it('is a session without a floorsheet, and the nearest that has one', () => {
    const day = tradingDate('2024-06-19');
    const reply = { from_date: day, to_date: day, sessions: [], nearest: DAY, largest: null };
    expect(emptyWhy(reply, 10)).toBe(
      'No floorsheet of 2024-06-19 is in the archive. The nearest known session is 2024-06-13.',
    );
    expect(emptyCase(reply, 10)).toEqual({ kind: 'unknown', nearest: DAY });
  });

  it('is a size that none has: the largest is told', () => {
    const reply = { ...known, largest: { symbol: 'NFS', amount: 60_320_000 } };
    expect(emptyWhy(reply, 1_000)).toBe(
      'No order of Rs 10 crore or more on 2024-06-13. The largest was Rs 6.03 Cr in NFS.',
    );
    expect(emptyCase(reply, 1_000)).toEqual({ kind: 'small', smaller: '100' });
  });

  it('is another filter where orders as large exist', () => {
    const reply = { ...known, largest: { symbol: 'NFS', amount: 60_320_000 } };
    expect(emptyCase(reply, 10)).toEqual({ kind: 'narrow' });
    expect(emptyWhy(reply, 10)).toBe('No order of Rs 10 lakh or more of 2024-06-13 fits these filters.');
  });

  it('is a range in its own words', () => {
    const reply = { ...known, from_date: tradingDate('2024-06-09') };
    expect(emptyWhy(reply, 50)).toBe('No order of Rs 50 lakh or more on 2024-06-09 to 2024-06-13.');
  });
});
