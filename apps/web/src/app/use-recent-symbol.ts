import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useStocks } from '../api/reference-calls.ts';
import { rememberRecent } from '../screen-kit/recent-symbols.ts';
import { screenAt } from '../screen-kit/screens-here.ts';
import { useAsOf } from '../screen-kit/use-address.ts';

/** Notes which stock was looked at; a symbol that does not exist is not one. */
export const useRecentSymbol = (): void => {
  const { pathname } = useLocation();
  const symbol = useSearchParams()[0].get('symbol')?.toUpperCase();
  const stocks = useStocks(useAsOf());
  const isStock = screenAt(pathname)?.place === 'stock' && stocks.some((stock) => stock.symbol === symbol);
  useEffect(() => {
    if (isStock && symbol !== undefined) rememberRecent(symbol);
  }, [isStock, symbol]);
};
