import { type Instant, instant, kathmanduDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { kathmanduTime } from '@chuli/ui';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useOldestKept } from '../offline/kept-answers.ts';
import { useNewVersion } from '../offline/new-version.ts';
import { useOnline } from './use-online.ts';

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
    {t('What is shown is the last that came; it is asked again when the connection is back.')}
  </span>
);

const Kept = ({ at, isOnline }: { at: number; isOnline: boolean }) => (
  <span>
    <b>{isOnline ? t('No answer comes.') : t('Offline.')}</b>{' '}
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
        {t('A new version is here')} ·{' '}
        <button type="button" onClick={take}>
          {t('Reload')}
        </button>
      </span>
    </div>
  );
};

/** Without a connection everything stays as it was, and says so; a new version waits until it is wanted. */
export const OfflineBar = () => {
  const isOnline = useOnline();
  const kept = useOldestKept();
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
