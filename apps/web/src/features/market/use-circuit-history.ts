import type { RepliedBy } from '@chuli/contracts';
import { useCall } from '../../api/use-call.ts';
import { datePart } from '../../screen-kit/address.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

export type History = RepliedBy<'/data/circuit-setup-history/'>;

const ADDRESS = { date: datePart() };

/** What followed sessions at a limit, up to the session that the page shows. */
export const useCircuitHistory = () => {
  const [{ date }] = useAddress(ADDRESS);
  const asOf = useAsOf();
  return useCall('/data/circuit-setup-history/', { ...(date !== null && { date }), ...asOfQuery(asOf) });
};
