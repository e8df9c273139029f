import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

export const PHONE = '(width <= 720px)';
export const NARROW = '(width <= 1180px)';
export const MIDDLE = '(width <= 1360px)';
