import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { Button, DatePicker, bikramSambatLongText, classNames, neighbours } from '@chuli/ui';
import { CalendarDays } from 'lucide-react';
import { useCallback } from 'react';
import { useSessions } from '../api/reference-calls.ts';
import { useLiveBoard } from '../live/live-board.ts';
import { useAsOf, useSetAsOf } from '../screen-kit/use-address.ts';
import { useKey } from '../screen-kit/use-key.ts';
import { useNow } from '../screen-kit/use-now.ts';
import { asOfShown } from './as-of-shown.ts';

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

type LabelOf = { asOf: TradingDate | undefined; day: TradingDate; isLive: boolean };

const labelOf = ({ asOf, day, isLive }: LabelOf): string => {
  if (asOf !== undefined) return t('As of {date}. Choose another day', { date: digits(asOf) });
  return isLive
    ? t('Live, {date}. Rewind every panel to an earlier day', { date: digits(day) })
    : t('As of now. Rewind every panel to an earlier day');
};

const wordOf = ({ asOf, day, isLive }: LabelOf): string => {
  if (asOf !== undefined) return t('As of {date}', { date: digits(asOf) });
  return isLive ? t('Live, {date}', { date: digits(day) }) : t('As of now');
};

/** Rewinds every panel to any day. */
export const AsOfControl = () => {
  const asOf = useAsOf();
  const setAsOf = useSetAsOf();
  const sessions = useSessions('prices');
  const board = useLiveBoard();
  const now = useNow();
  const last = sessions[0];
  const picked = asOf ?? last;
  useSessionSteps(sessions, picked);
  if (picked === undefined || last === undefined) return null;
  const { day, isLive } = asOfShown({ asOf, lastSession: last, board, now });
  return (
    <DatePicker
      label={labelOf({ asOf, day, isLive })}
      value={picked}
      sessions={sessions}
      onPick={(date) => setAsOf(date === last ? null : date)}
      className={classNames('as-of', asOf !== undefined && 'is-past')}
      renderFooter={(close) => (
        <div className="flex items-center justify-between px-2 pb-2 text-11 text-muted">
          {t('hatched = market closed')}
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
      <span className="word">{wordOf({ asOf, day, isLive })}</span>
      {asOf !== undefined && <b className="past-day">{digits(asOf)}</b>}
      <small>
        {asOf === undefined && !isLive && `${digits(day)} · `}
        {bikramSambatLongText(day)}
      </small>
    </DatePicker>
  );
};
