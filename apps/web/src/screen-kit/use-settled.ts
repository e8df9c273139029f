import { useEffect, useState } from 'react';

/** Asked after the last key, not at each. */
const PAUSE_MS = 300;

/** A value once it has stood still for a moment. */
export const useSettled = <V>(value: V): V => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
