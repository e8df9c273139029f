import { choiceFilter } from '../../screen-kit/filters.tsx';

/** The least average turnover of 20 sessions, in rupees. */
export const turnoverChoice = () =>
  choiceFilter(
    'Turnover',
    [
      { value: '0', label: 'Any turnover' },
      {
        value: '2000000',
        label: '≥ 20 lakh',
        hint: 'Average turnover (20 sessions) of Rs 20 lakh or more',
      },
      { value: '10000000', label: '≥ 1 Cr', hint: 'Average turnover (20 sessions) of Rs 1 crore or more' },
    ],
    '2000000',
  );
