import '../../shared/account/account.css';
import { t } from '@chuli/language';
import { IconButton } from '@chuli/ui';
import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { lock } from '../../account/browser-keeper.ts';
import { session } from '../../account/session.ts';
import { HandOff } from './hand-off.tsx';

/** One tab tells it: the first that the reader looks at. */
const takeWhenSeen = (): void => {
  if (document.visibilityState === 'visible') void lock(() => Promise.resolve(session.takeNotice()));
};

const ExpiryBar = () => {
  const notice = useSyncExternalStore(session.subscribe, session.notice, session.notice);
  const { pathname, search } = useLocation();
  useEffect(() => {
    takeWhenSeen();
    document.addEventListener('visibilitychange', takeWhenSeen);
    const unsubscribe = session.subscribe(takeWhenSeen);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', takeWhenSeen);
    };
  }, []);
  if (notice !== 'told-here') return null;
  const isAtLogin = pathname === '/login';
  return (
    <div className="past-bar" role="alert">
      <span className="flex-1">
        <b>{t('Session expired.')}</b>{' '}
        {isAtLogin ? (
          t('Sign in again to go on.')
        ) : (
          <Link
            className="underline"
            to={`/login?${new URLSearchParams({ next: pathname + search }).toString()}`}
          >
            {t('Sign in again to go on.')}
          </Link>
        )}
      </span>
      <IconButton small label={t('Close')} onClick={session.dropNotice}>
        <X />
      </IconButton>
    </div>
  );
};

const SessionBars = () => (
  <>
    <ExpiryBar />
    {globalThis.chuliHandOff !== undefined && <HandOff token={globalThis.chuliHandOff} />}
  </>
);

export default SessionBars;
