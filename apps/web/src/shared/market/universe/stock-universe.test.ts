import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../screen-kit/address.ts';
import { partsOf } from '../../../screen-kit/filters.tsx';
import { stockUniverse } from './stock-universe.ts';

const universe = stockUniverse({
  averages: 'own',
  presets: { gainers: '-change_1', volume: '-volume_ratio_20' },
});
const spec = partsOf(universe.filters);
const valuesAt = (search: string) => readAddress(spec, new URLSearchParams(search));
const addressAfter = (search: string): string => {
  const wider = universe.wider(valuesAt(search));
  return writeAddress(spec, new URLSearchParams(search), { ...wider?.changes }).toString();
};

describe('a universe of stocks in the address', () => {
  it('the usual choice is not written', () => {
    expect(writeAddress(spec, new URLSearchParams(), valuesAt('')).toString()).toBe('');
  });

  it('only the presets that the columns carry are read', () => {
    expect(valuesAt('preset=near-high')['preset']).toBe('none');
    expect(universe.sortOf(valuesAt('preset=volume'))).toBe('-volume_ratio_20');
    expect(universe.sortOf(valuesAt(''))).toBeUndefined();
  });

  it('says how many of how many, and by what where that is the usual choice', () => {
    expect(universe.countText(146, 299, valuesAt(''))).toBe(
      '146 of 299 stocks: ordinary shares with average turnover of Rs 20 lakh or more',
    );
    expect(universe.countText(9, 299, valuesAt('preset=gainers'))).toBe('9 of 299 stocks');
  });

  it('shows all, then all that is left out by letters', () => {
    expect(addressAfter('preset=gainers&sector=5')).toBe('instrument=all&turnover=0');
    expect(universe.wider(valuesAt('find=NABILP'))?.label).toBe('Find in all stocks');
    expect(addressAfter('find=NABILP')).toBe('find=NABILP&instrument=all&turnover=0');
    expect(addressAfter('find=NABILP&instrument=all&turnover=0')).toBe('instrument=all&turnover=0');
    expect(universe.wider(valuesAt('instrument=all&turnover=0'))).toBeUndefined();
  });
});
