import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { useState } from 'react';
import { bikramSambatLongText, bikramSambatOf, dateText } from '../formats/date-text.ts';
import { CalendarHead } from './calendar-head.tsx';
import { DateJump } from './date-jump.tsx';
import { WEEK, firstColumn, monthDays, monthOf } from './month-days.ts';
import { spanOf } from './session-days.ts';

export type CalendarProps = {
  value: TradingDate;
  /** Days that can be chosen, any order; between the first and last of them every other day is without a session. */
  sessions: readonly TradingDate[];
  onPick: (date: TradingDate) => void;
};

type DayProps = {
  day: TradingDate;
  isChosen: boolean;
  isOff: boolean;
  column: number | undefined;
  onPick: (date: TradingDate) => void;
};

const Day = ({ day, isChosen, isOff, column, onPick }: DayProps) => {
  const bs = bikramSambatOf(day);
  return (
    <button
      type="button"
      className="day"
      aria-pressed={isChosen}
      disabled={isOff}
      style={{ gridColumnStart: column }}
      aria-label={`${dateText(day)}, ${bikramSambatLongText(day) ?? t('no BS')}`}
      onClick={() => onPick(day)}
    >
      {digits(String(Number(day.slice(8))))}
      <small>{bs === null ? '' : digits(String(bs.day))}</small>
    </button>
  );
};

/** A month of AD days with the BS day below each; days without a session are hatched. */
export const Calendar = ({ value, sessions, onPick }: CalendarProps) => {
  const [month, setMonth] = useState(() => monthOf(value));
  const known = new Set(sessions);
  const { first, last } = spanOf(sessions) ?? { first: value, last: value };
  const isOff = (day: TradingDate): boolean => day > last || (day >= first && !known.has(day));
  return (
    <div className="calendar">
      <CalendarHead month={month} first={first} last={last} onTurn={setMonth} />
      <DateJump sessions={sessions} onPick={onPick} />
      <div className="days">
        {WEEK.map((name) => (
          <span key={name} className="weekday">
            {t(name)}
          </span>
        ))}
        {monthDays(month).map((day, index) => (
          <Day
            key={day}
            day={day}
            isChosen={day === value}
            isOff={isOff(day)}
            column={index === 0 ? firstColumn(month) : undefined}
            onPick={onPick}
          />
        ))}
      </div>
    </div>
  );
};
