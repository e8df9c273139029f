import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import { lazyWithRetry } from './lazy-with-retry.ts';

/** Fetched when it is first opened: most visits never open it. */
const PageMenuLines = lazyWithRetry(() => import('./page-menu-lines.tsx'));

/** Opens, once its lines have come, what can be done with the page. */
export const PageMenu = ({ title }: { title: string }) => (
  <MenuButton label={t('Share, save or keep this page')} className="icon-btn is-small" face={<Ellipsis />}>
    {() => <PageMenuLines title={title} />}
  </MenuButton>
);
