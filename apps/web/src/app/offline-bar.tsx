import { type Instant, instant, kathmanduDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { kathmanduTime } from '@chuli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { renewKept, useOldestKept } from '../offline/kept-answers.ts';
import { useNewVersion } from '../offline/new-version.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a connection at all; one that is there may still lead nowhere. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `14:59` and `Aug 20`, in Kathmandu. */
const moment = (at: Instant): { time: string; day: string } => {
  const [, month = '', day = ''] = kathmanduDate(at).split('-');
  const name = MONTHS[Number(month) - 1];
  return {
    time: kathmanduTime(at).slice(0, 5),
    day: `${name === undefined ? '' : t(name)} ${digits(String(Number(day)))}`,
  };
};

const Disconnected = () => (
  <span>
    <b>{t('No connection.')}</b>{' '}
    {t('Showing the last figures received; they refresh when you’re back online.')}
  </span>
);

const Kept = ({ at, isOnline }: { at: number; isOnline: boolean }) => (
  <span>
    <b>{isOnline ? t('No response from the server.') : t('Offline.')}</b>{' '}
    {t('Figures as kept at {time}, {day}', moment(instant(at)))}
  </span>
);

const NewVersion = () => {
  const take = useNewVersion();
  if (take === null) return null;
  return (
    <div className="version-bar" role="status">
      <RefreshCw size={16} aria-hidden strokeWidth={1.5} />
      <span>
        {t('A new version is available')} ·{' '}
        <button type="button" onClick={take}>
          {t('Reload')}
        </button>
      </span>
    </div>
  );
};

const ASK_AGAIN_MS = 5_000;

/** A connection that did not answer in time may answer now: a reader need not do anything for it. */
const useAskAgain = (isWanted: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (): Promise<void> => client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    const timer = setInterval(() => void renewKept(ask), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, isWanted]);
};

/** Without a connection everything stays as it was, and says so; a new version waits until it is wanted. */
export const OfflineBar = () => {
  const isOnline = useOnline();
  const kept = useOldestKept();
  useAskAgain(isOnline && kept !== null);
  const isShown = !isOnline || kept !== null;
  return (
    <>
      <output className={isShown ? 'past-bar' : 'sr-only'}>
        {isShown && (
          <>
            <WifiOff size={16} aria-hidden strokeWidth={1.5} />
            {kept === null ? <Disconnected /> : <Kept at={kept} isOnline={isOnline} />}
          </>
        )}
      </output>
      <NewVersion />
    </>
  );
};
