import { useCallback, useEffect } from 'react';
import { useKey } from '../../screen-kit/use-key.ts';

/** Where a letter is not text but the beginning of a question. */
const REGIONS = '[role="grid"], [role="slider"], .price-chart, section:has(.price-chart)';
/** A page that is one chart needs no pointer on it. */
const CHART_PAGE = 'main .fills-window .price-chart';

const isOnRegion = (target: EventTarget | null): boolean =>
  target === document.body
    ? document.querySelector(CHART_PAGE) !== null
    : target instanceof Element && target.closest(REGIONS) !== null;

const isLetterOnRegion = (event: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(event.key) && isOnRegion(event.target);

/** Ctrl K everywhere, also in a field; a slash outside fields; a letter on a chart or a table. */
export const usePaletteKeys = (open: (text?: string) => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  useKey(
    useCallback(
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return false;
        if (event.key === '/') open();
        else if (isLetterOnRegion(event)) open(event.key);
        else return false;
        return true;
      },
      [open],
    ),
  );
};
