import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const TodaySignalScreen = () => <SignalBoard screen="today-signal" explain={BOARD_TEXT} />;

export default TodaySignalScreen;
