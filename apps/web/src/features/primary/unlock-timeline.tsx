import { type TradingDate, addDays, daysBetween } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { quantityText, dateText } from '@chuli/ui';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';
import { LOCK_IN_WORDS } from './event-words.ts';
import { type UnlockRow, isHeavy } from './unlock-columns.ts';

/** Over the highest, so that its name has a place. */
const ROOM = 1.4;
const STEPS = [1, 10, 100, 1_000, 10_000, 100_000];

const topOf = (rows: readonly UnlockRow[]): number => {
  const most = Math.max(10, ...rows.map(({ days_of_turnover }) => days_of_turnover ?? 0));
  return most * ROOM;
};

type Scale = { readonly first: TradingDate; readonly span: number; readonly top: number };

const heightOf = (days: number, top: number): number => Math.log10(Math.max(1, days)) / Math.log10(top);

const dotOf = (row: UnlockRow, { first, span, top }: Scale): FieldDot[] => {
  const { symbol, kind, ends_on, days_of_turnover: days } = row;
  if (days === null) return [];
  return [
    {
      id: `${symbol} ${kind} ${ends_on}`,
      x: daysBetween(first, ends_on) / span,
      y: heightOf(days, top),
      name: symbol,
      tone: isHeavy(row) ? 'warn' : 'ink',
      isStanding: true,
      text: t('{symbol}, {kind}, {date}: {days} days of average turnover', {
        symbol,
        kind: t(LOCK_IN_WORDS[kind]),
        date: dateText(ends_on),
        days: quantityText(Math.round(days)),
      }),
    },
  ];
};

/** The first days of months or quarters on which the axis is named. */
const monthsOf = ({ first, span }: Pick<Scale, 'first' | 'span'>) => {
  const step = span > 500 ? 12 : span > 200 ? 3 : 1;
  const days = Array.from({ length: span + 1 }, (_, at) => addDays(first, at));
  return days
    .filter((day) => day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % step === 0)
    .map((day) => ({ at: daysBetween(first, day) / span, text: digits(day.slice(0, 7)) }));
};

/** When shares come free, as high as the days of usual turnover that they are, on a logarithmic scale. */
export const UnlockTimeline = ({ rows, from }: { rows: readonly UnlockRow[]; from: TradingDate }) => {
  const last = rows
    .map(({ ends_on }) => ends_on)
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const scale = { first: from, span: Math.max(30, daysBetween(from, last)), top: topOf(rows) };
  const largest = rows.toSorted((a, b) => (b.days_of_turnover ?? 0) - (a.days_of_turnover ?? 0));
  return (
    <DotField
      title={t('Unlocks in days of average turnover')}
      note={t('amber: 60 days or more that can be sold on the floor; grey: the rest')}
      dots={largest.flatMap((row) => dotOf(row, scale))}
      across={STEPS.filter((step) => step <= scale.top).map((step) => ({
        at: heightOf(step, scale.top),
        text: quantityText(step),
      }))}
      up={monthsOf(scale)}
    />
  );
};
