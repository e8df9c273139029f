import { WindowView } from '../../features/broker/window-view.tsx';

export default WindowView;
