import { PRODUCT } from '@chuli/kernel';
import { IconButton } from '@chuli/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCarriedHref } from '../screen-kit/carried-href.ts';
import { AsOfControl } from './as-of-control.tsx';
import { MarketStatus } from './market-status.tsx';
import { placeLinks, screenAt } from './places.ts';
import { SymbolSearch } from './symbol-search.tsx';
import { type Theme, useTheme } from './theme.ts';

const Mark = () => (
  <svg viewBox="0 0 22 22" aria-hidden>
    <path d="M1.5 18.5 9.2 4.2 12.4 10l1.9-2.9 6.2 11.4z" fill="currentColor" />
    <path d="M9.2 4.2 12.4 10l-2.3 3-1.8-2.2-2 1.2z" fill="var(--surface)" opacity=".85" />
  </svg>
);

const THEMES: Record<Theme, { next: Theme; Icon: typeof Sun; label: string }> = {
  system: { next: 'light', Icon: Monitor, label: 'Theme: as the system. Change to light' },
  light: { next: 'dark', Icon: Sun, label: 'Theme: light. Change to dark' },
  dark: { next: 'system', Icon: Moon, label: 'Theme: dark. Change to the system’s' },
};

const ThemeButton = () => {
  const [theme, choose] = useTheme();
  const { next, Icon, label } = THEMES[theme];
  return (
    <IconButton label={label} onClick={() => choose(next)}>
      <Icon />
    </IconButton>
  );
};

export const TopBar = () => {
  const href = useCarriedHref();
  const { pathname } = useLocation();
  const here = screenAt(pathname)?.place;
  return (
    <header className="top">
      <Link className="brand" to={href('/')} aria-label={PRODUCT.name}>
        <Mark />
        <span>{PRODUCT.name}</span>
      </Link>
      <nav className="places" aria-label="Places">
        {placeLinks().map(({ place, label, path }) => (
          <Link key={place} to={href(path)} {...(place === here && { 'aria-current': 'page' })}>
            {label}
          </Link>
        ))}
      </nav>
      <SymbolSearch />
      <div className="end">
        <MarketStatus />
        <AsOfControl />
        <ThemeButton />
      </div>
    </header>
  );
};
