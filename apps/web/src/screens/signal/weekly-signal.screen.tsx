import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const WeeklySignalScreen = () => (
  <SignalBoard screen="weekly-signal" timeframe="weekly" days="5" explain={BOARD_TEXT} />
);

export default WeeklySignalScreen;
