import '../../features/site/site.css';
import { t } from '@chuli/language';
import { AnnouncementList } from '../../features/site/announcement-list.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, symbolFilter } from '../../screen-kit/filters.tsx';
import { KIND_NAMES } from '../../shared/site/announcement-words.ts';

const KINDS = ['product', 'market', 'company', 'maintenance'] as const;

/** What the product, the exchange and companies have announced. */
export default defineScreen({
  title: 'Announcements',
  data: '/site/announcement/',
  filters: {
    symbol: symbolFilter(),
    kind: choiceFilter('Kind', [
      { value: 'all', label: 'All' },
      ...KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
    ]),
  },
  blocks: [{ kind: 'custom', component: AnnouncementList, skeleton: { rows: 6, columns: 3 } }],
  explain: [
    'What the exchange and companies published, with the company it is about, and what is new here. Texts stand as they were published, in the language they were written in.',
    'A company that you follow also tells you by a notice; its stock page keeps all of its announcements with the price beside them.',
  ],
  empty: {
    title: 'No announcements',
    why: () => t('Nothing current of this type.'),
    action: ({ values: { symbol, kind }, set }) =>
      symbol === '' && kind === 'all'
        ? undefined
        : { label: t('Clear the filters'), onClick: () => set({ symbol: '', kind: 'all' }) },
  },
});
