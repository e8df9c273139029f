import { INDICES } from '@chuli/market';

/** An index has values and no signals, and nothing in it is ever adjusted. */
export const isIndex = (symbol: string): boolean => INDICES.some((index) => index.symbol === symbol);
