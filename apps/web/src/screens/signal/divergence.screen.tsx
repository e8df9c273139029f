import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const DivergenceScreen = () => (
  <SignalBoard screen="divergence" families={['macd-divergence', 'rsi-divergence']} explain={BOARD_TEXT} />
);

export default DivergenceScreen;
