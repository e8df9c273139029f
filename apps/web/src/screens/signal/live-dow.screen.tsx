import { SignalBoard } from '../../features/signal/signal-board.tsx';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';

const LiveDowScreen = () => <SignalBoard screen="live-dow" families={['dow']} explain={BOARD_TEXT} />;

export default LiveDowScreen;
