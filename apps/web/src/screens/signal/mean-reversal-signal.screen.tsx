import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const MeanReversalSignalScreen = () => (
  <SignalBoard
    screen="mean-reversal-signal"
    families={['mean-reversion', 'bollinger-reversion']}
    explain={BOARD_TEXT}
  />
);

export default MeanReversalSignalScreen;
