import { type Phrase, t } from '@chuli/language';
import { IconButton } from '@chuli/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, chooseTheme, useTheme } from './theme.ts';

const THEMES: Record<Theme, { next: Theme; Icon: typeof Sun; label: Phrase }> = {
  system: { next: 'light', Icon: Monitor, label: 'Theme: as the system. Change to light' },
  light: { next: 'dark', Icon: Sun, label: 'Theme: light. Change to dark' },
  dark: { next: 'system', Icon: Moon, label: 'Theme: dark. Change to the system’s' },
};

export const ThemeButton = () => {
  const { next, Icon, label } = THEMES[useTheme()];
  return (
    <IconButton className="theme-button" label={t(label)} onClick={() => chooseTheme(next)}>
      <Icon />
    </IconButton>
  );
};
