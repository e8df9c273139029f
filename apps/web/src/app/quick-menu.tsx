import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Menu } from 'lucide-react';
import { lazyWithRetry } from '../screen-kit/lazy-with-retry.ts';

/** Fetched when it is first opened: most visits never open it. */
const QuickMenuContent = lazyWithRetry(() => import('./quick-menu-content.tsx'));

/** Opens, once its lines have come, the menu of favourites, recent stocks, saved views and all screens. */
export const QuickMenu = () => (
  <MenuButton label={t('Favourites, recent stocks and all screens')} className="icon-btn" face={<Menu />}>
    {(close) => <QuickMenuContent close={close} />}
  </MenuButton>
);
