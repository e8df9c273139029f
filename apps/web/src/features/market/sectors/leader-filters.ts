import { choiceFilter, onPage } from '../../../screen-kit/filters.tsx';

export const LEADER_FILTERS = {
  period: onPage(
    choiceFilter('Change over', [
      { value: 'change_1', label: '1', hint: '1 session' },
      { value: 'change_5', label: '5', hint: 'Over 5 sessions' },
      { value: 'change_20', label: '20', hint: 'Over 20 sessions' },
      { value: 'change_60', label: '60', hint: 'Over 60 sessions' },
      { value: 'change_fiscal_year', label: 'FY', hint: 'Since the last close before Shrawan 1' },
      { value: 'change_1_year', label: '1Y', hint: '1 year' },
    ]),
  ),
  n: onPage(
    choiceFilter(
      'Each way',
      [
        { value: '3', label: '3' },
        { value: '5', label: '5' },
        { value: '10', label: '10' },
      ],
      '3',
      { isNamed: true },
    ),
  ),
  min_amount: onPage(
    choiceFilter(
      'Turnover',
      [
        { value: '0', label: 'Any' },
        { value: '500000', label: '≥ 5 lakh' },
        { value: '2000000', label: '≥ 20 lakh' },
        { value: '10000000', label: '≥ 1 Cr' },
      ],
      '2000000',
      { isNamed: true },
    ),
  ),
};
