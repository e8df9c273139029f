import type { PanelDefinition } from '../../screen-kit/screen-definition.ts';

export const dividends: PanelDefinition<'/bonus/'> = {
  title: 'Dividends',
  data: '/bonus/',
  blocks: [
    {
      kind: 'table',
      sort: '-fiscal_year',
      columns: [
        { key: 'fiscal_year', label: 'Fiscal year', format: 'text', width: 96 },
        { key: 'bonus_percent', label: 'Bonus', format: 'share', unknown: 'No bonus share is recorded' },
        { key: 'cash_percent', label: 'Cash', format: 'share', unknown: 'No cash dividend is recorded' },
        { key: 'announced_on', label: 'Announced', format: 'date', priority: 2 },
        { key: 'book_close_on', label: 'Book close', format: 'date', priority: 2 },
        { key: 'bonus_listed_on', label: 'Bonus listed', format: 'date', priority: 3 },
      ],
    },
  ],
  empty: 'No bonus share and no cash dividend is recorded for this stock.',
};

export const rights: PanelDefinition<'/right/'> = {
  title: 'Right issues',
  data: '/right/',
  blocks: [
    {
      kind: 'table',
      sort: '-opened_on',
      columns: [
        { key: 'opened_on', label: 'Opened', format: 'date' },
        { key: 'ratio', label: 'Ratio', format: 'text', width: 80 },
        { key: 'units', label: 'Units', format: 'quantity' },
        { key: 'issue_price', label: 'Price', format: 'rupees', priority: 2 },
        { key: 'closed_on', label: 'Closed', format: 'date', priority: 2 },
      ],
    },
  ],
  empty: 'No right issue is recorded for this stock.',
};
