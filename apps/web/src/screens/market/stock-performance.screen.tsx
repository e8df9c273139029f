import { defineScreen } from '../../screen-kit/define-screen.tsx';

export default defineScreen('stock-performance', {
  title: 'Performance',
  data: '/data/performance/daily/',
  filters: [],
  blocks: [
    {
      kind: 'table',
      sort: '-change_20',
      columns: [
        { key: 'symbol', label: 'Symbol', format: 'symbol' },
        { key: 'name', label: 'Name', format: 'text', priority: 3, width: 210 },
        { key: 'close', label: 'Close', format: 'rupees' },
        { key: 'change_1', label: '1 session', format: 'percent', unknown: 'No trade in this session' },
        { key: 'change_5', label: '5', format: 'signedPercent', priority: 2, hint: 'Over 5 sessions' },
        { key: 'change_20', label: '20', format: 'signedPercent', hint: 'Over 20 sessions' },
        { key: 'change_60', label: '60', format: 'signedPercent', priority: 2, hint: 'Over 60 sessions' },
        {
          key: 'change_fiscal_year',
          label: 'Fiscal year',
          format: 'signedPercent',
          priority: 2,
          hint: 'Since the last close before Shrawan 1',
        },
        {
          key: 'change_1_year',
          label: '1 year',
          format: 'signedPercent',
          priority: 2,
          unknown: 'It was not traded a year ago',
        },
        {
          key: 'from_high_52_weeks',
          label: 'From high',
          format: 'signedPercent',
          priority: 3,
          hint: 'From the highest price of 52 weeks',
        },
        {
          key: 'from_low_52_weeks',
          label: 'From low',
          format: 'signedPercent',
          priority: 3,
          hint: 'From the lowest price of 52 weeks',
        },
        { key: 'amount', label: 'Turnover', format: 'amount', priority: 2 },
        {
          key: 'average_amount_20',
          label: 'Usual',
          format: 'amount',
          priority: 3,
          hint: 'Mean turnover of the 20 sessions before',
          unknown: 'It has traded in fewer than 20 sessions',
        },
      ],
    },
  ],
  empty: 'No prices are known up to this day.',
});
