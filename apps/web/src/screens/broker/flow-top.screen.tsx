import { favourites, summary, topSide } from '../../features/broker/flow-top.tsx';
import { defineScreens } from '../../screen-kit/define-screen.tsx';

/** Lists of brokers over a session or a range. */
export default defineScreens({
  'broker-summary': summary,
  'top-broker-top-holding': topSide('hold'),
  'top-broker-top-released': topSide('release'),
  'broker-favourite': favourites,
});
