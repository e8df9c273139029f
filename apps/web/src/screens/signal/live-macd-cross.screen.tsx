import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const LiveMacdCrossScreen = () => (
  <SignalBoard screen="live-macd-cross" families={['macd-cross']} explain={BOARD_TEXT} />
);

export default LiveMacdCrossScreen;
