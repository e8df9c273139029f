import { useCallback, useState } from 'react';
import { useKey } from '../../screen-kit/use-key.ts';

export type Pause<T> = { readonly value: T; readonly isPaused: boolean; readonly toggle: () => void };

/**
 * Holds what is shown, so that a trader can read while more comes in; the space bar holds and lets go. Where nothing
 * more comes, what is held can only be let go.
 */
export const usePause = <T>(value: T, comesMore: boolean): Pause<T> => {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const toggle = useCallback(() => setHeld((last) => (last === null ? { value } : null)), [value]);
  useKey(
    useCallback(
      (event) => {
        const hasNothingToHold = held === null && !comesMore;
        const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
        if (event.key !== ' ' || isOnButton || hasNothingToHold) return false;
        toggle();
        return true;
      },
      [toggle, held, comesMore],
    ),
  );
  return { value: held === null ? value : held.value, isPaused: held !== null, toggle };
};
