import type { TradingDate } from '@chuli/kernel';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { lastSymbol } from './last-symbol.ts';

/** The stock in the address, else the one looked at last, else the most traded one; empty until that is known. */
export const useShownSymbol = (asked: string, asOf: TradingDate | undefined): string => {
  const options = useSymbolOptions(asOf);
  if (asked !== '') return asked;
  const last = lastSymbol();
  const known = options.find(({ value }) => value === last) ?? options[0];
  return known?.value ?? '';
};
