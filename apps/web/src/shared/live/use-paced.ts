import { useEffect, useRef, useState } from 'react';

/** The latest value, handed on at most once in so many milliseconds; after a quiet time at once. */
export const usePaced = <T>(value: T, everyMs: number): T => {
  const [shown, setShown] = useState({ value });
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    if (shown.value === value) return undefined;
    const show = (): void => {
      shownAt.current = performance.now();
      setShown({ value });
    };
    const timer = setTimeout(show, Math.max(0, shownAt.current + everyMs - performance.now()));
    return () => clearTimeout(timer);
  }, [value, everyMs, shown]);
  return shown.value;
};
