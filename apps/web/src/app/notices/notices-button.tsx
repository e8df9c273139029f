import { digits, t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import type { News } from './notices-watch.tsx';

const NoticesPanel = lazyWithRetry(() => import('./notices-panel.tsx'));
const NoticesWatch = lazyWithRetry(() => import('./notices-watch.tsx'));

/** News can wait until the screen has its figures. */
const AFTER_MS = 3_000;
/** More than anyone counts. */
const MOST_SHOWN = 99;

const useLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
};

const labelOf = ({ isNew, unread }: News): string => {
  if (unread > 0) return t('Notifications: {count} unread', { count: unread });
  return t(isNew ? 'Notifications: something is new' : 'Notifications');
};

const Mark = ({ isNew, unread }: News) => {
  if (unread > 0) return <i className="unread">{digits(String(Math.min(unread, MOST_SHOWN)))}</i>;
  return isNew && <i className="unseen" aria-hidden />;
};

/** The bell: how many notices to oneself are unread, else a dot while something public was not shown here yet. */
export const NoticesButton = () => {
  const [news, setNews] = useState<News>({ isNew: false, unread: 0 });
  return (
    <>
      <MenuButton
        label={labelOf(news)}
        className="icon-btn notices-button"
        face={
          <>
            <Bell />
            <Mark {...news} />
          </>
        }
      >
        {(close) => <NoticesPanel close={close} />}
      </MenuButton>
      {useLater() && (
        <Suspense fallback={null}>
          <NoticesWatch onNews={setNews} />
        </Suspense>
      )}
    </>
  );
};
