import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';

/** Fetched when it is first opened: most visits never open it. */
const DisplayChoices = lazyWithRetry(() => import('./display-choices.tsx'));

/** Opens, once they have come, the choices of language, numerals and theme. */
export const DisplayMenu = () => (
  <MenuButton label={t('Language and theme')} className="icon-btn" face={<SlidersHorizontal />}>
    {() => <DisplayChoices />}
  </MenuButton>
);
