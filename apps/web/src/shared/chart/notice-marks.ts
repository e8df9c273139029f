import type { RowOf } from '@chuli/contracts';
import { instant, kathmanduDate } from '@chuli/kernel';
import { saidHere, t } from '@chuli/language';
import type { PriceMark } from '@chuli/ui';

export type NoticeRow = Pick<RowOf<'/site/announcement/'>, 'title' | 'published_at' | 'time_is_assumed'>;

const dayOf = ({ published_at }: NoticeRow): string => kathmanduDate(instant(published_at * 1_000));

const nameOf = (rows: readonly NoticeRow[]): string =>
  rows.length === 1 ? t('1 announcement') : t('{count} announcements', { count: rows.length });

/** Notices of a day as one mark: what was published, in the words of whoever did. */
const markOf = (date: string, rows: readonly NoticeRow[]): PriceMark => ({
  date,
  text: nameOf(rows),
  sign: { letter: 'A', isFilled: false, direction: 'none' },
  note: rows
    .map((row) => `${saidHere(row.title)}${row.time_is_assumed ? ` (${t('day assumed')})` : ''}`)
    .join(' · '),
});

/** What the exchange and the company published of a stock, at the first bar on which it could be known. */
export const noticeMarks = (rows: readonly NoticeRow[]): PriceMark[] =>
  [...Map.groupBy(rows, dayOf)].map(([date, ofDay]) => markOf(date, ofDay));
