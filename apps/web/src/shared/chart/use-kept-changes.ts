import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';

export type KeptChanges = {
  /** Why the last change was refused; empty where it was not. */
  failure: string;
  isBusy: boolean;
  /** What the account answers; null where it refused. */
  change: <T>(send: () => Promise<T>) => Promise<T | null>;
};

/** Changes to what the account keeps under `path`. After each, also one that was refused, it is asked for again. */
export const useKeptChanges = (path: string): KeptChanges => {
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = async <T>(send: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    setFailure('');
    try {
      return await send();
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : String(error));
      return null;
    } finally {
      await queries.invalidateQueries({ queryKey: [path] });
      setBusy(false);
    }
  };
  return { failure, isBusy, change };
};
