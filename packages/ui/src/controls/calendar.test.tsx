import { tradingDate } from '@chuli/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Calendar } from './calendar.tsx';

const sessions = ['2024-06-13', '2024-05-13', '2023-06-13', '2022-01-03'].map(tradingDate);

const calendarAt = (value: string): string =>
  renderToStaticMarkup(<Calendar value={tradingDate(value)} sessions={sessions} onPick={() => undefined} />);

const optionsOf = (html: string, label: string): string[] => {
  const [, list = ''] = html.split(`<select aria-label="${label}">`);
  return [...(list.split('</select>')[0] ?? '').matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
};

it('any month of the years with sessions is one choice away, the newest year first', () => {
  const html = calendarAt('2024-06-13');
  expect(optionsOf(html, 'Month')).toHaveLength(12);
  expect(optionsOf(html, 'Year')).toEqual(['2024', '2023', '2022']);
});

it('the years reach to the one that is shown, also before the first session', () => {
  expect(optionsOf(calendarAt('2020-01-05'), 'Year').at(-1)).toBe('2020');
});

it('a day is typed in either calendar, or taken from those often looked back to', () => {
  const html = calendarAt('2024-06-13');
  for (const text of ['aria-label="Type a date, AD or BS"', '1 month ago', '1 year ago', 'Before Dashain'])
    expect(html).toContain(text);
});
