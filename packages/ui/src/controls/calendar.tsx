import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  bikramSambatLongText,
  bikramSambatMonthText,
  bikramSambatOf,
  dateText,
  monthText,
} from '../formats/date-text.ts';
import { IconButton } from './button.tsx';
import { type Month, WEEK, addMonths, firstColumn, firstOfMonth, monthDays, monthOf } from './month-days.ts';

export type CalendarProps = {
  value: TradingDate;
  /** Days that can be chosen, any order; between the first and last of them every other day is without a session. */
  sessions: readonly TradingDate[];
  onPick: (date: TradingDate) => void;
};

const nepaliMonthNames = (month: Month): string => {
  const days = monthDays(month);
  const names = [days[0], days.at(-1)].map((day) => {
    const bs = day === undefined ? null : bikramSambatOf(day);
    return bs === null ? '' : bikramSambatMonthText(bs.month);
  });
  return [...new Set(names)].join(' – ');
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
  const sorted = [...sessions].sort();
  const [first, last] = [sorted[0] ?? value, sorted.at(-1) ?? value];
  const isOff = (day: TradingDate): boolean => day > last || (day >= first && !known.has(day));
  return (
    <div className="calendar">
      <header>
        <IconButton small label={t('Earlier month')} onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <span className="flex-1 text-center">
          <b>{monthText(firstOfMonth(month))}</b>{' '}
          <span className="text-muted">{nepaliMonthNames(month)}</span>
        </span>
        <IconButton small label={t('Later month')} onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight />
        </IconButton>
      </header>
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
