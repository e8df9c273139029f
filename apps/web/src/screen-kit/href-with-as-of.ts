import { useCallback } from 'react';
import { searchOf } from '../api/fetch-call.ts';
import { useAsOf } from './use-address.ts';

export type HrefWithAsOf = (path: string, query?: Record<string, string>) => string;

/** An address of the product that keeps the reader in the day they look at. */
export const useHrefWithAsOf = (): HrefWithAsOf => {
  const asOf = useAsOf();
  return useCallback((path, query = {}) => `${path}${searchOf({ ...query, as_of: asOf })}`, [asOf]);
};
