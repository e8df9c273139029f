const KEY = 'chuli.symbol';

/** The stock that was looked at last on this machine; storage may be closed to us. */
export const lastSymbol = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberSymbol = (symbol: string): void => {
  try {
    localStorage.setItem(KEY, symbol);
  } catch {
    // Without storage the next visit starts with the most traded stock.
  }
};
