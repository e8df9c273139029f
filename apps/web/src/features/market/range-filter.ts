import { asking, choiceFilter } from '../../screen-kit/filters.tsx';

/** How many sessions back. */
export const RANGE_FILTER = asking(
  choiceFilter(
    'Sessions',
    [
      { value: '20', label: '20', hint: '20 sessions' },
      { value: '60', label: '60', hint: '60 sessions' },
      { value: '120', label: '120', hint: '120 sessions' },
      { value: '240', label: '240', hint: '240 sessions, about a year' },
      { value: '1200', label: '5 years', hint: '1200 sessions, about five years' },
    ],
    '60',
    { isNamed: true },
  ),
  (days) => ({ days: Number(days) }),
);
