import { isScreenHere } from '../../screen-kit/screens-here.ts';

/** The page of one broker; on the host of a partner, which does not show it, the flow of its stocks. */
export const brokerPath = (): '/broker-profile' | '/brokers-analytics' =>
  isScreenHere('broker-profile') ? '/broker-profile' : '/brokers-analytics';
