import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { AlertAddress } from './alert-address.ts';

type Parts = Partial<AlertAddress>;

/** Of the whole market: it says itself which stocks it is about. */
export const scanAlert = (text: string): Parts => ({ kind: 'scan', scope: 'universe', q: text });

type List = {
  readonly family: string;
  readonly kind: string;
  readonly timeframe: string;
  readonly side: string;
};

const LISTS: ReadonlySet<string> = new Set(FORMING_LISTS.map(({ key }) => key));

/** On a list of signals, of one stock or of all; null for one that alerts do not judge. */
export const signalAlert = ({ family, kind, timeframe, side }: List, symbol?: string): Parts | null => {
  const list = [family, kind, timeframe, side].join('.');
  if (!LISTS.has(list)) return null;
  return { kind: 'signal', list, ...(symbol === undefined ? { scope: 'universe' } : { symbol }) };
};

type Zone = { readonly symbol: string; readonly low: number; readonly high: number };

const DECIMALS = 2;

/** When the price comes to a zone from its side; a pivot or an average is crossed from either. */
export const levelAlert = ({ symbol, low, high }: Zone, role: 'support' | 'resistance' | null): Parts => {
  if (role === null) return { symbol, operator: 'crosses', value: low.toFixed(DECIMALS) };
  return role === 'support'
    ? { symbol, operator: '<=', value: high.toFixed(DECIMALS) }
    : { symbol, operator: '>=', value: low.toFixed(DECIMALS) };
};
