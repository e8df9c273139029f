import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { bikramSambatMonthText, bikramSambatOf } from '../formats/date-text.ts';
import { IconButton } from './button.tsx';
import { MONTHS, type Month, addMonths, firstOfMonth, monthDays, monthOf } from './month-days.ts';

const nepaliMonthNames = (month: Month): string => {
  const days = monthDays(month);
  const names = [days[0], days.at(-1)].map((day) => {
    const bs = day === undefined ? null : bikramSambatOf(day);
    return bs === null ? '' : bikramSambatMonthText(bs.month);
  });
  return [...new Set(names)].join(' – ');
};

/** The newest first, and also the year that the arrows have led to. */
const yearsOf = (first: TradingDate, last: TradingDate, shown: number): number[] => {
  const from = Math.min(monthOf(first).year, shown);
  const to = Math.max(monthOf(last).year, shown);
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
};

type CalendarHeadProps = {
  month: Month;
  first: TradingDate;
  last: TradingDate;
  onTurn: (month: Month) => void;
};

/** Turns the calendar: by a month, or straight to any month and year. */
export const CalendarHead = ({ month, first, last, onTurn }: CalendarHeadProps) => {
  const turnToYear = (year: number): void => {
    const turned = { ...month, year };
    onTurn(firstOfMonth(turned) > last ? monthOf(last) : turned);
  };
  return (
    <header>
      <IconButton small label={t('Earlier month')} onClick={() => onTurn(addMonths(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <select
        aria-label={t('Month')}
        value={month.month}
        onChange={(event) => onTurn({ ...month, month: Number(event.target.value) })}
      >
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {t(name)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('Year')}
        value={month.year}
        onChange={(event) => turnToYear(Number(event.target.value))}
      >
        {yearsOf(first, last, month.year).map((year) => (
          <option key={year} value={year}>
            {digits(String(year))}
          </option>
        ))}
      </select>
      <span className="flex-1 text-center text-muted">{nepaliMonthNames(month)}</span>
      <IconButton small label={t('Later month')} onClick={() => onTurn(addMonths(month, 1))}>
        <ChevronRight />
      </IconButton>
    </header>
  );
};
