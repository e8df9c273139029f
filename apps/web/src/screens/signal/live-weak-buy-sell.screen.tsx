import type { Phrase } from '@chuli/language';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';
import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { VOTING_FAMILIES } from '../../features/signal/voting-families.ts';

const EXPLAIN: readonly Phrase[] = [
  'Stocks on which one family fired in the sessions shown and no other did, neither with it nor against it. A rule that nothing else confirms is the weakest kind of signal.',
  ...BOARD_TEXT,
];

const LiveWeakBuySellScreen = () => (
  <SignalBoard
    screen="live-weak-buy-sell"
    families={VOTING_FAMILIES}
    timeframe="daily"
    days="5"
    alone
    explain={EXPLAIN}
  />
);

export default LiveWeakBuySellScreen;
