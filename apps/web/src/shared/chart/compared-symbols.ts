import type { AddressPart } from '../../screen-kit/address.ts';

/** More lines than these cannot be told apart. */
export const MOST_COMPARED = 4;

const several = (symbols: readonly string[]): readonly string[] =>
  [...new Set(symbols.map((symbol) => symbol.trim().toUpperCase()))]
    .filter((symbol) => symbol !== '')
    .slice(0, MOST_COMPARED);

export const withCompared = (symbols: readonly string[], symbol: string): readonly string[] =>
  several([...symbols, symbol]);

/** `NICA,SCB`: each once, and no more than the chart can show. */
export const comparedPart = (): AddressPart<readonly string[]> => ({
  read: (text) => several((text ?? '').split(',')),
  write: (symbols) => several(symbols).join(',') || null,
});
