import { useCall } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';

/** The record of a broker as of the day that is shown; asked once for all that show a part of it. */
export const useBrokerRecord = (broker: string) =>
  useCall('/data/broker-record/', { broker, ...asOfQuery(useAsOf()) });
