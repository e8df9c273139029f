import type { TradingDate } from '@chuli/kernel';
import { bikramSambatText } from '@chuli/ui';
import { CalendarDays } from 'lucide-react';
import { useSetAsOf } from '../screen-kit/use-address.ts';

/** Nobody should take an old figure for a new one. */
export const PastBar = ({ asOf }: { asOf: TradingDate }) => {
  const setAsOf = useSetAsOf();
  const bs = bikramSambatText(asOf);
  return (
    <div className="past-bar">
      <CalendarDays size={16} aria-hidden strokeWidth={1.5} />
      <span>
        <b>Every panel shows {asOf}</b>
        {bs !== null && `, ${bs} BS`}, by the rules of that day.{' '}
        <button type="button" onClick={() => setAsOf(null)}>
          Back to now
        </button>
      </span>
      <span className="keys ml-auto">
        Step a session <kbd className="kbd">Shift ←</kbd> <kbd className="kbd">Shift →</kbd>
      </span>
    </div>
  );
};
