import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const LiveStrongBuySellScreen = () => (
  <SignalBoard screen="live-strong-buy-sell" families={['agreement']} explain={BOARD_TEXT} />
);

export default LiveStrongBuySellScreen;
