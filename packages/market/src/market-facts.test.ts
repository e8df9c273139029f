import { describe, expect, it } from 'vitest';
import { MARKET_FACTS } from './market-facts.ts';

describe('the list of market facts', () => {
  it('names every table once', () => {
    expect(new Set(MARKET_FACTS.map((table) => table.id)).size).toBe(MARKET_FACTS.length);
    expect(MARKET_FACTS).toHaveLength(17);
  });

  it.each(MARKET_FACTS)('$id is still in force and names a source for every row', ({ facts }) => {
    expect(facts.at(-1)?.to).toBeNull();
    expect(facts.filter((fact) => fact.source === '')).toEqual([]);
  });
});
