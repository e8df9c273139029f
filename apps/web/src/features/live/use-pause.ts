import { useCallback, useState } from 'react';
import { useKey } from '../../screen-kit/use-key.ts';

export type Pause<T> = { readonly value: T; readonly isPaused: boolean; readonly toggle: () => void };

/** Holds what is shown, so that a trader can read while more comes in; the space bar holds and lets go. */
export const usePause = <T>(value: T): Pause<T> => {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const toggle = useCallback(() => setHeld((last) => (last === null ? { value } : null)), [value]);
  useKey(
    useCallback(
      (event) => {
        const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
        if (event.key !== ' ' || isOnButton) return false;
        toggle();
        return true;
      },
      [toggle],
    ),
  );
  return { value: held === null ? value : held.value, isPaused: held !== null, toggle };
};
