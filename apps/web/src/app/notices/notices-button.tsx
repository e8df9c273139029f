import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Bell } from 'lucide-react';
import { lazy } from 'react';
import { newsIds } from './notices.ts';
import { hasUnseen, seenNotices } from './seen-notices.ts';
import { useNotices } from './use-notices.ts';

const NoticesPanel = lazy(async () => import('./notices-panel.tsx'));

/** The bell: a dot while something is new that this browser has not shown yet. */
export const NoticesButton = () => {
  const asked = useNotices();
  const isNew = hasUnseen(newsIds(asked.notices), seenNotices.use());
  return (
    <MenuButton
      label={t(isNew ? 'Notices: something is new' : 'Notices')}
      className="icon-btn notices-button"
      face={
        <>
          <Bell />
          {isNew && <i className="unseen" aria-hidden />}
        </>
      }
    >
      {(close) => <NoticesPanel asked={asked} close={close} />}
    </MenuButton>
  );
};
