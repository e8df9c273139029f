import { useCallback, useEffect, useState } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'chuli.theme';
const DARK = '(prefers-color-scheme: dark)';

/** Storage may be closed to us: then a choice holds for this visit. */
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

const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'system' && window.matchMedia(DARK).matches);

export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const [theme, setTheme] = useState(stored);
  useEffect(() => {
    const apply = (): void => {
      document.documentElement.dataset['theme'] = isDark(theme) ? 'dark' : 'light';
    };
    apply();
    const media = window.matchMedia(DARK);
    media.addEventListener('change', apply);
    return () => media.removeEventListener('change', apply);
  }, [theme]);
  const choose = useCallback((next: Theme) => {
    store(next);
    setTheme(next);
  }, []);
  return [theme, choose];
};
