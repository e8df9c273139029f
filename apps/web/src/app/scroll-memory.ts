import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { KEEPS_SCROLL } from '../screen-kit/use-address.ts';

const positions = new Map<string, number>();

const goTo = (hash: string): void =>
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();

/** Navigation starts at the top (R10), Back returns to where one was, and a filter leaves the eye where it is. */
export const ScrollMemory = (): null => {
  const { key, hash, state } = useLocation();
  const kind = useNavigationType();
  const last = useRef(key);
  useLayoutEffect(() => {
    if (key === last.current) return;
    last.current = key;
    if (kind === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (hash !== '') goTo(hash);
    else if (state !== KEEPS_SCROLL) window.scrollTo(0, 0);
  }, [key, hash, state, kind]);
  useEffect(() => {
    const remember = (): void => void positions.set(last.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  return null;
};
