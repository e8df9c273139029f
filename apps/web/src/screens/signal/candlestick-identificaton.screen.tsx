import '../../features/signal/signal.css';
import { PatternList } from '../../features/signal/pattern-list.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { findFilter, onPage } from '../../screen-kit/filters.tsx';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';

/** What each pattern is, where it stands now, and how it has done. */
export default defineScreen({
  title: 'Pattern library',
  data: '/data/overall-chuli-performance/',
  also: { board: { path: '/data/pattern-board/', query: { page_size: 1 } } },
  filters: { find: onPage(findFilter()) },
  blocks: [
    { kind: 'custom', component: PatternList, skeleton: { rows: 14, columns: 4 } },
    { kind: 'custom', component: ({ reply }) => <SignalFoot asOf={reply.as_of} /> },
  ],
  explain: [
    'Each drawing is the fewest candles that the strict rule of the pattern sees, found and checked by that very rule. Hollow candles closed above their open, filled ones below.',
    'Below it are the stocks that completed it in this session, and how its trades did out of sample, after costs.',
  ],
});
