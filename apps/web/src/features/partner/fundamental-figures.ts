import type { ScreenDefinition } from '../../screen-kit/define-screen.tsx';

export const fundamentalFigures: ScreenDefinition<'/fundamental-scan/'> = {
  title: 'Quarterly figures',
  data: '/fundamental-scan/',
  filters: [],
  blocks: [
    {
      kind: 'table',
      sort: '-net_profit',
      columns: [
        { key: 'symbol', label: 'Symbol', format: 'symbol', width: 84 },
        { key: 'name', label: 'Company', format: 'text', width: 220, priority: 3 },
        { key: 'fiscal_year', label: 'Fiscal year', format: 'text', width: 92, priority: 2 },
        { key: 'quarter', label: 'Quarter', format: 'quantity', width: 72 },
        { key: 'eps', label: 'EPS', format: 'rupees', hint: 'Profit of a share, as stated' },
        { key: 'price_earnings', label: 'P/E', format: 'rupees', priority: 2 },
        { key: 'book_value', label: 'Book value', format: 'rupees', priority: 2 },
        { key: 'price_book', label: 'P/B', format: 'rupees', priority: 3 },
        { key: 'return_on_equity', label: 'ROE', format: 'share', priority: 2 },
        {
          key: 'non_performing_loans',
          label: 'NPL',
          format: 'share',
          priority: 3,
          hint: 'Share of loans that are not paid back; banks and the like alone',
        },
        { key: 'net_profit', label: 'Net profit', format: 'amount' },
        { key: 'paid_up_capital', label: 'Paid-up capital', format: 'amount', priority: 3 },
        { key: 'known_on', label: 'Known on', format: 'date', width: 108, priority: 3 },
      ],
    },
  ],
  source: 'quarterly reports, each with the day on which it became known',
  empty: 'No quarterly figures are known up to this day. Choose a later one.',
};
