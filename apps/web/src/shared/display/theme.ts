import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'chuli.theme';
const DARK = '(prefers-color-scheme: dark)';

/** Storage may be closed to us: then a choice holds for this visit. The text is bare, since public/start.js reads it too. */
const stored = (): Theme => {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system';
  }
};

const store = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice still holds for this visit.
  }
};

let chosen: Theme | null = null;
const listeners = new Set<() => void>();

const themeNow = (): Theme => (chosen ??= stored());

const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'system' && window.matchMedia(DARK).matches);

/** What the system changes later, public/start.js follows. */
export const chooseTheme = (theme: Theme): void => {
  chosen = theme;
  store(theme);
  document.documentElement.dataset['theme'] = isDark(theme) ? 'dark' : 'light';
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, themeNow);
