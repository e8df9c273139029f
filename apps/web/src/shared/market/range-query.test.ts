import { describe, expect, it } from 'vitest';
import { rangeQuery } from './range-query.ts';

describe('the range of a list of brokers', () => {
  it('R55 sends days only where they are not null, and a single date as both ends', () => {
    expect(rangeQuery('20')).toEqual({ days: 20 });
    expect(Object.keys(rangeQuery(''))).toEqual([]);
    expect(rangeQuery('2024-06-13')).toEqual({ from_date: '2024-06-13', to_date: '2024-06-13' });
    expect(rangeQuery('2024-05-15,2024-06-13')).toEqual({ from_date: '2024-05-15', to_date: '2024-06-13' });
  });

  it('asks for the usual range where the address says nothing that can be read', () => {
    expect(rangeQuery('soon')).toEqual({});
    expect(rangeQuery('-5')).toEqual({});
    expect(rangeQuery('2024-13-45')).toEqual({});
  });
});
