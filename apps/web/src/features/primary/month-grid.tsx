import './month-grid.css';
import { type TradingDate, weekday } from '@chuli/kernel';
import { digits, saidHere, say, t } from '@chuli/language';
import { HEAVY_UNLOCK_DAYS, PROMOTER_CONVERSION } from '@chuli/market';
import { PHONE, Panel, PanelHead, bikramSambatText, classNames, dateText, useMedia } from '@chuli/ui';
import { type CalendarRow, KIND_WORDS, isUnlock } from '../../shared/primary/calendar-kinds.ts';
import { type CalendarDay, weeksWith } from './calendar-weeks.ts';

const SHOWN = 3;

const nameOf = ({ symbol, kind, title }: CalendarRow): string =>
  symbol === null ? saidHere(title) : `${symbol} ${t(KIND_WORDS[kind])}`;

/** Shares of promoters that stay in their class never reach the floor. */
const isSellable = ({ kind, sector_id, on }: CalendarRow): boolean =>
  kind !== 'unlock-promoter' || PROMOTER_CONVERSION.on(on).yes.some((id) => id === sector_id);

const isHeavy = (row: CalendarRow): boolean =>
  isUnlock(row) && (row.days_of_turnover ?? 0) >= HEAVY_UNLOCK_DAYS && isSellable(row);

const Day = ({ day, today }: { day: CalendarDay; today: TradingDate }) => {
  const { on, isOutside, isSession, events } = day;
  const more = events.length - SHOWN;
  return (
    <div
      className={classNames(
        'day',
        !isSession && 'is-shut',
        isOutside && 'is-out',
        on === today && 'is-today',
      )}
    >
      <b>{digits(dateText(on).slice(8))}</b>
      <small>{bikramSambatText(on)?.slice(5)}</small>
      <ul>
        {events.slice(0, SHOWN).map((row) => (
          <li
            key={`${row.kind} ${row.symbol} ${row.title.en}`}
            className={classNames(isHeavy(row) && 'is-heavy')}
            title={saidHere(row.title)}
          >
            {nameOf(row)}
          </li>
        ))}
        {more > 0 && <li className="is-more">{t('+{count} more', { count: more })}</li>}
      </ul>
    </div>
  );
};

type MonthGridProps = {
  rows: readonly CalendarRow[];
  from: TradingDate;
  to: TradingDate;
  today: TradingDate;
};

/** Whole weeks with what happens on each day; a phone has the list alone. */
export const MonthGrid = ({ rows, from, to, today }: MonthGridProps) => {
  const isPhone = useMedia(PHONE);
  if (isPhone) return null;
  const weeks = weeksWith(rows, { from, to });
  const title = t('{from} to {to}', { from: dateText(from), to: dateText(to) });
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('grey: no session; amber: 60 days of turnover or more can be sold')} />
      <div className="month-grid">
        {weeks[0]?.map(({ on }) => (
          <b key={on}>{say(weekday(on))}</b>
        ))}
        {weeks.flat().map((day) => (
          <Day key={day.on} day={day} today={today} />
        ))}
      </div>
    </Panel>
  );
};
