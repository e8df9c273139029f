import { ClosePage } from '../../features/market/close/close-page.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

/** A finished session in words, written from its figures. */
export default defineScreen({
  title: 'Day at the close',
  data: '/data/close/',
  rows: ({ reply }) => reply.sentences,
  blocks: [
    {
      kind: 'custom',
      component: ({ reply, href }) => <ClosePage reply={reply} href={href} />,
      skeleton: { height: 600 },
    },
  ],
  empty: 'There are no figures of this session yet. Choose an earlier day above.',
  source: 'daily prices, indices and floorsheet of the exchange',
  explain: [
    'A program writes this page from the figures of one session. A sentence exists only where its figure exists, and no reason is given that the figures do not show. Press a number to see where the figure comes from.',
    'Liquid stocks are those with an average turnover of Rs 20 lakh a day over 20 sessions. Unusual means at least three times that average. A new 52-week high or low needs a stock that was listed a year ago.',
    'Brokers are shown by what they bought less what they sold in the session. A broker is not a client: one number covers thousands of accounts.',
    'While floorsheet, prices and declared totals of a session do not agree, the page says that it is provisional. Where the trades are missing it says so in the place of brokers.',
  ],
});
