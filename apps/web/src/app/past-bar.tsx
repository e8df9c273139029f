import type { TradingDate } from '@chuli/kernel';
import { digits, pieces, t } from '@chuli/language';
import { bikramSambatLongText } from '@chuli/ui';
import { CalendarDays } from 'lucide-react';
import { useSetAsOf } from '../screen-kit/use-address.ts';

/** Nobody should take an old figure for a new one. */
export const PastBar = ({ asOf }: { asOf: TradingDate }) => {
  const setAsOf = useSetAsOf();
  return (
    <aside className="past-bar" aria-label={t('The day shown')}>
      <CalendarDays size={16} aria-hidden strokeWidth={1.5} />
      <span>
        {pieces('{day} ({bs}), by the rules of that day.', {
          day: <b key="day">{t('Every panel shows {date}', { date: digits(asOf) })}</b>,
          bs: bikramSambatLongText(asOf) ?? t('n/a'),
        })}{' '}
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
