import '../../features/signal/signal.css';
import { TenCards, TenFormula } from '../../features/signal/ten.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';

/** Where most published rules agree today, and what that has been worth. */
export default defineScreen({
  title: 'Top 10 by signal agreement',
  data: '/data/chuli-ten/',
  blocks: [
    { kind: 'custom', component: TenFormula },
    { kind: 'custom', component: TenCards, skeleton: { rows: 10, columns: 4 } },
    { kind: 'custom', component: ({ reply }) => <SignalFoot asOf={reply.as_of} to={reply.signals_to} /> },
  ],
  empty: 'No stock has more rule groups pointing up than down.',
  explain: [
    'The score counts rule groups whose daily signal fired on the buy side in the last five sessions, minus those that fired on the sell side. Each group counts once per side.',
    'Stocks with average turnover under Rs 20 lakh are left out: there an order of Rs 1 lakh moves the price by itself. Equal scores are ranked by turnover.',
    'The track record is that of the rule which fires when this score reaches three. It is a rule’s past, not a promise.',
  ],
});
