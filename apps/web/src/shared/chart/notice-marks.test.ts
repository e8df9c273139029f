import { expect, it } from 'vitest';
import { type NoticeRow, noticeMarks } from './notice-marks.ts';

const notice = (at: string, title: string, time_is_assumed = false): NoticeRow => ({
  title: { en: title, ne: title },
  published_at: Date.parse(at) / 1_000,
  time_is_assumed,
});

it('notices stand at their day in Kathmandu, those of one day together', () => {
  // 18:30 in Greenwich is after midnight in Kathmandu.
  const marks = noticeMarks([
    notice('2026-05-14T18:30:00Z', 'Book close on 2026-06-01'),
    notice('2026-05-14T10:00:00Z', 'Dividend proposed: 5 %'),
    notice('2026-05-14T09:00:00Z', 'Report of the third quarter', true),
  ]);
  expect(marks.map(({ date, text, note }) => [date, text, note])).toEqual([
    ['2026-05-15', '1 announcement', 'Book close on 2026-06-01'],
    ['2026-05-14', '2 announcements', 'Dividend proposed: 5 % · Report of the third quarter (day assumed)'],
  ]);
  expect(marks.every(({ sign }) => sign?.letter === 'A' && sign.direction === 'none')).toBe(true);
});

it('no notices, no marks', () => {
  expect(noticeMarks([])).toEqual([]);
});
