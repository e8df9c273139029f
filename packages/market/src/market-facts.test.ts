import { describe, expect, it } from 'vitest';
import { MARKET_FACTS } from './market-facts.ts';

describe('the list of market facts', () => {
  it('names every table once', () => {
    expect(new Set(MARKET_FACTS.map((table) => table.id)).size).toBe(MARKET_FACTS.length);
    expect(MARKET_FACTS).toHaveLength(19);
  });

  it.each(MARKET_FACTS)('$id is still in force and names a source for every row', ({ facts }) => {
    expect(facts.at(-1)?.to).toBeNull();
    expect(facts.filter((fact) => fact.source === '')).toEqual([]);
  });

  it.each([
    ['price-limits', 'day ±15 % and pre-open ±5 % of the previous close, order ±3 % of the last price'],
    ['index-halts', '±5 % before 13:00 halts for 15 minutes; ±8 % closes the day'],
    ['tick-sizes', 'shares 10 paisa (1 paisa below Rs 50), debentures 10 paisa, mutual funds 1 paisa'],
    ['debenture-commission', '0.1 % up to Rs 5,00,000, 0.05 % up to Rs 50,00,000, 0.02 % above'],
    [
      'float-cap-lines',
      'high from Rs 10,00,00,00,000, mid from Rs 3,00,00,00,000, low from Rs 1,00,00,00,000, ultra-low below',
    ],
    ['capital-gains-tax', 'individuals 10 %, held over 365 days 7.5 %; entities 10 %'],
  ])('%s in force says: %s', (id, text) => {
    expect(MARKET_FACTS.find((table) => table.id === id)?.facts.at(-1)?.text).toBe(text);
  });
});
