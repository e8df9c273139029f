import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const PriceActionSignalsScreen = () => (
  <SignalBoard screen="price-action-signals" families={['price-action', 'inside-bar']} explain={BOARD_TEXT} />
);

export default PriceActionSignalsScreen;
