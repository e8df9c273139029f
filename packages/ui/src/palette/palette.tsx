import { Suspense, lazy, useEffect } from 'react';
import type { PaletteProps } from './palette-dialog.tsx';

const load = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(load);

/** Fetched when the page has come to rest, so that the first press finds it there. */
export const usePaletteAhead = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 5_000);
    return () => clearTimeout(timer);
  }, []);
};

/** On a slow line the first letters come before the palette does: they are kept, and Enter already works. */
const EarlyField = ({ label, text, onType, groups, onChoose }: PaletteProps) => {
  const first = groups[0]?.items[0];
  return (
    <input
      ref={(field) => field?.focus({ preventScroll: true })}
      className="sr-only fixed top-0"
      aria-label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && first !== undefined) onChoose(first.id, event.shiftKey);
      }}
    />
  );
};

export const Palette = (props: PaletteProps) => (
  <Suspense fallback={<EarlyField {...props} />}>
    <PaletteDialog {...props} />
  </Suspense>
);
