import { t } from '@chuli/language';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

/** The quarterly figures of every company, under a partner's name. */
export default defineScreen({
  title: 'Quarterly figures',
  data: '/fundamental-scan/',
  universe: stockUniverse({ averages: 'asked' }),
  frame: ({ children }) => (
    <PartnerFrame title={t('Quarterly figures')}>
      <p className="partner-note">
        {t(
          'Figures as the company or the source states them; nothing is computed here. Quarters of one fiscal year add up.',
        )}
      </p>
      {children}
    </PartnerFrame>
  ),
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
        {
          key: 'price_earnings',
          label: 'P/E',
          format: 'rupees',
          priority: 2,
          hint: 'Price over the profit of a share, as stated; a company without a profit has none',
        },
        { key: 'book_value', label: 'Book value', format: 'rupees', priority: 2 },
        { key: 'price_book', label: 'P/B', format: 'rupees', priority: 3 },
        { key: 'return_on_equity', label: 'ROE', format: 'share', priority: 2 },
        {
          key: 'non_performing_loans',
          label: 'NPL',
          format: 'share',
          priority: 3,
          hint: 'Share of loans not being repaid; banks and finance companies only',
        },
        { key: 'net_profit', label: 'Net profit', format: 'amount' },
        { key: 'paid_up_capital', label: 'Paid-up capital', format: 'amount', priority: 3 },
        { key: 'known_on', label: 'Known on', format: 'date', width: 108, priority: 3 },
      ],
    },
  ],
  source: 'quarterly reports, each with its publication day',
  empty: 'No quarterly figures up to this day. Choose a later one.',
});
