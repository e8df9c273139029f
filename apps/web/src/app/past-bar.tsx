import type { TradingDate } from '@chuli/kernel';
import { digits, pieces, t } from '@chuli/language';
import { bikramSambatLongText } from '@chuli/ui';
import { useIsFetching } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { dayOf } from '../api/kept-answer.ts';
import { useSetAsOf } from '../screen-kit/use-address.ts';

/** Until every panel has its first answer of the day, the page is not yet what the bar says it is. */
const useIsRewinding = (asOf: TradingDate): boolean =>
  useIsFetching({
    predicate: ({ queryKey, state }) => state.data === undefined && dayOf(queryKey) === asOf,
  }) > 0;

const DayShown = ({ asOf }: { asOf: TradingDate }) => (
  <>
    {pieces('{day} ({bs}), with the rules in force that day.', {
      day: <b key="day">{t('Viewing the market as of {date}', { date: digits(asOf) })}</b>,
      bs: bikramSambatLongText(asOf) ?? t('n/a'),
    })}
  </>
);

/** Nobody should take an old figure for a new one. */
export const PastBar = ({ asOf }: { asOf: TradingDate }) => {
  const setAsOf = useSetAsOf();
  const isRewinding = useIsRewinding(asOf);
  return (
    <aside className="past-bar" aria-label={t('The day shown')} aria-busy={isRewinding}>
      <CalendarDays size={16} aria-hidden strokeWidth={1.5} />
      <span>
        {isRewinding ? <b>{t('Rewinding…')}</b> : <DayShown asOf={asOf} />}{' '}
        <button type="button" onClick={() => setAsOf(null)}>
          {t('Back to now')}
        </button>
      </span>
      <span className="keys ml-auto">
        {t('Step a session')} <kbd className="kbd">{'Shift ←'}</kbd> <kbd className="kbd">{'Shift →'}</kbd>
      </span>
    </aside>
  );
};
