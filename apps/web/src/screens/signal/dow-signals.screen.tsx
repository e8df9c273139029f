import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const DowSignalsScreen = () => (
  <SignalBoard screen="dow-signals" families={['dow']} days="20" explain={BOARD_TEXT} />
);

export default DowSignalsScreen;
