import type { TradingDate } from '@chuli/kernel';
import { useQuery } from '@tanstack/react-query';
import { fetchPages } from '../../api/fetch-pages.ts';

/** One row per listed stock: two pages, as long as the exchange does not double. */
const MOST_SIDES = 1_500;

/** On which side of its daily signal every stock stands, since when and at what price. */
export const useSides = (query: { as_of?: TradingDate }, enabled = true) =>
  useQuery({
    queryKey: ['/data/buysell-live/', 'all pages', query],
    queryFn: ({ signal }) => fetchPages('/data/buysell-live/', query, MOST_SIDES, signal),
    enabled,
  });
