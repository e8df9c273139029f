import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { bikramSambatLongText, dateText } from '../formats/date-text.ts';
import { IconButton } from './button.tsx';
import { neighbours } from './neighbours.ts';

type DatePickerProps = {
  label: string;
  value: TradingDate;
  sessions: readonly TradingDate[];
  onPick: (date: TradingDate) => void;
  className?: string;
  children: ReactNode;
  renderFooter?: (close: () => void) => ReactNode;
};

/** Fetched when it is first opened: most visits never open it. */
const CalendarPopover = lazy(() => import('./calendar-popover.tsx'));

/** Whatever is inside opens a calendar. */
export const DatePicker = ({
  label,
  value,
  sessions,
  onPick,
  className,
  children,
  renderFooter,
}: DatePickerProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pick = (date: TradingDate): void => {
    setOpen(false);
    onPick(date);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={label}
            anchor={button}
            onClose={() => setOpen(false)}
            footer={renderFooter?.(() => setOpen(false))}
            value={value}
            sessions={sessions}
            onPick={pick}
          />
        </Suspense>
      )}
    </>
  );
};

type DateFieldProps = Pick<DatePickerProps, 'label' | 'value' | 'sessions' | 'onPick'> & {
  /** Without a calendar of its own, where the one of the top bar sets the same day. */
  isStepsOnly?: boolean;
};

const Day = ({ day }: { day: TradingDate }) => {
  const bs = bikramSambatLongText(day);
  return (
    <>
      {dateText(day)}
      {bs !== null && <span className="font-normal text-muted">{bs}</span>}
    </>
  );
};

/** One session: AD with BS beside it, the calendar behind it, and the sessions before and after one press away. */
export const DateField = ({ label, value, sessions, onPick, isStepsOnly = false }: DateFieldProps) => {
  const { before, after } = neighbours(sessions, value);
  return (
    <span className="inline-flex items-center">
      <IconButton
        small
        label={t('Previous session')}
        disabled={!before}
        onClick={() => before && onPick(before)}
      >
        <ChevronLeft />
      </IconButton>
      {isStepsOnly ? (
        <output className="flex gap-2 px-1 font-semibold" aria-label={label}>
          <Day day={value} />
        </output>
      ) : (
        <DatePicker
          label={`${label} ${dateText(value)}`}
          value={value}
          sessions={sessions}
          onPick={onPick}
          className="field font-semibold"
        >
          <CalendarDays aria-hidden />
          <Day day={value} />
        </DatePicker>
      )}
      <IconButton small label={t('Next session')} disabled={!after} onClick={() => after && onPick(after)}>
        <ChevronRight />
      </IconButton>
    </span>
  );
};
