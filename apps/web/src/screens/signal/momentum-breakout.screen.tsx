import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const MomentumBreakoutScreen = () => (
  <SignalBoard
    screen="momentum-breakout"
    families={['momentum-breakout', 'volume-breakout', 'consolidation-breakout']}
    explain={BOARD_TEXT}
  />
);

export default MomentumBreakoutScreen;
