import type { RepliedBy } from '@chuli/contracts';
import { type CalendarRow, isUnlock } from '../../shared/primary/calendar-kinds.ts';
import { MonthGrid } from './month-grid.tsx';
import { UnlockWeeks } from './unlock-weeks.tsx';

type CalendarViewProps = { rows: readonly CalendarRow[]; reply: RepliedBy<'/data/calendar/'> };

/** The days of the calendar, and what comes free in them. */
export const CalendarView = ({ rows, reply }: CalendarViewProps) => (
  <>
    <MonthGrid rows={rows} from={reply.from} to={reply.to} today={reply.as_of} />
    <UnlockWeeks rows={rows.filter(isUnlock)} from={reply.from} marketWeek={reply.market_week} />
  </>
);
