import { t } from '@chuli/language';
import { usePaletteAhead } from '@chuli/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { PaletteOpener } from '../../shared/display/palette-context.ts';
import { usePaletteKeys } from './palette-keys.ts';

const load = () => import('./open-palette.tsx');
const OpenPalette = lazyWithRetry(load);

/** The page has come to rest by then. */
const AHEAD_MS = 5_000;

const useAhead = (): void => {
  usePaletteAhead();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** Keeps the letters that are typed before the palette has come. */
const EarlyField = ({ text, onType }: { text: string; onType: (text: string) => void }) => (
  <input
    ref={(field) => field?.focus({ preventScroll: true })}
    className="sr-only fixed top-0"
    aria-label={t('Find a stock, broker, screen or command')}
    value={text}
    onChange={(event) => onType(event.target.value)}
  />
);

/** One field over everything, from anywhere: Ctrl K, /, or a letter typed on a chart or a table. */
export const PaletteProvider = ({ children }: { children: ReactNode }) => {
  const [first, setFirst] = useState<string | null>(null);
  const open = useCallback((text = '') => setFirst(text), []);
  useAhead();
  usePaletteKeys(open);
  return (
    <PaletteOpener value={open}>
      {children}
      {first !== null && (
        <Suspense fallback={<EarlyField text={first} onType={setFirst} />}>
          <OpenPalette first={first} onClose={() => setFirst(null)} />
        </Suspense>
      )}
    </PaletteOpener>
  );
};
