import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { Button, DatePicker, bikramSambatLongText, classNames, neighbours } from '@chuli/ui';
import { CalendarDays } from 'lucide-react';
import { useCallback } from 'react';
import { useSessions } from '../api/reference-calls.ts';
import { useAsOf, useSetAsOf } from '../screen-kit/use-address.ts';
import { useKey } from '../screen-kit/use-key.ts';

/** Shift with an arrow steps every panel by one session; a step past the last one is now. */
const useSessionSteps = (sessions: readonly TradingDate[], shown: TradingDate | undefined): void => {
  const setAsOf = useSetAsOf();
  useKey(
    useCallback(
      (event) => {
        const step =
          event.shiftKey &&
          (event.key === 'ArrowLeft' ? 'before' : event.key === 'ArrowRight' ? 'after' : null);
        if (!step || shown === undefined) return false;
        const target = neighbours(sessions, shown)[step];
        if (target !== null) setAsOf(target === sessions[0] ? null : target);
        return true;
      },
      [sessions, shown, setAsOf],
    ),
  );
};

/** Rewinds every panel to any day. */
export const AsOfControl = () => {
  const asOf = useAsOf();
  const setAsOf = useSetAsOf();
  const sessions = useSessions('prices');
  const shown = asOf ?? sessions[0];
  useSessionSteps(sessions, shown);
  if (shown === undefined) return null;
  return (
    <DatePicker
      label={
        asOf === undefined
          ? t('As of now. Rewind every panel to an earlier day')
          : t('As of {date}. Choose another day', { date: digits(asOf) })
      }
      value={shown}
      sessions={sessions}
      onPick={(date) => setAsOf(date === sessions[0] ? null : date)}
      className={classNames('as-of', asOf !== undefined && 'is-past')}
      renderFooter={(close) => (
        <div className="flex items-center justify-between px-2 pb-2 text-11 text-muted">
          {t('hatched: no session')}
          <Button
            onClick={() => {
              close();
              setAsOf(null);
            }}
          >
            {t('Now')}
          </Button>
        </div>
      )}
    >
      <CalendarDays aria-hidden strokeWidth={1.5} />
      {asOf === undefined ? (
        <span className="word">{t('As of now')}</span>
      ) : (
        <>
          <span className="phone:hidden">{t('As of {date}', { date: digits(asOf) })}</span>
          <span className="hidden phone:inline">{digits(asOf)}</span>
        </>
      )}
      <small>
        {asOf === undefined && `${digits(shown)} · `}
        {bikramSambatLongText(shown)}
      </small>
    </DatePicker>
  );
};
