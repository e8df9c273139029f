import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const IntradaySignalScreen = () => (
  <SignalBoard screen="intraday-signal" timeframe="hourly" days="5" explain={BOARD_TEXT} />
);

export default IntradaySignalScreen;
