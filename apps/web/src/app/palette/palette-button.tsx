import { t } from '@chuli/language';
import { Search } from 'lucide-react';
import { useOpenPalette } from '../../shared/display/palette-context.ts';

/** Looks like a field; on a phone it is a search button. */
export const PaletteButton = () => {
  const open = useOpenPalette();
  return (
    <button
      type="button"
      className="palette"
      aria-label={t('Search: Symbol, broker, screen')}
      aria-keyshortcuts="Control+K"
      onClick={() => open()}
    >
      <Search aria-hidden strokeWidth={1.5} />
      <span>{t('Symbol, broker, screen')}</span>
      <kbd className="kbd" aria-hidden>
        {'Ctrl K'}
      </kbd>
    </button>
  );
};
