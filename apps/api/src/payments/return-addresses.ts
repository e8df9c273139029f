import { HOSTS, hostRole } from '@chuli/contracts/screens';
import type { Environment as Place } from '@chuli/kernel';
import type { GatewayId, ReturnAddresses } from '@chuli/payments';

const DEVELOPER_ORIGIN = 'http://127.0.0.1:5310';

/** Never from the Host header: whoever sends one would choose where a payer comes back to. */
export const publicOrigin = (given: string | undefined, place: Place): string => {
  const hosts = HOSTS[place];
  const fallback = place === 'development' ? DEVELOPER_ORIGIN : `https://${hosts.whole[0]}`;
  const { origin, hostname } = new URL(given ?? fallback);
  if (hostRole(hosts, hostname).kind !== 'whole')
    throw new Error('CHULI_PUBLIC_ORIGIN is not a host of this environment.');
  return origin;
};

/** The last name has no meaning: a gateway that appends its answer with a second `?` spoils nothing else. */
const addressOf = (origin: string, path: string, provider: GatewayId, orderId: string): string =>
  `${origin}${path}?provider=${provider}&order=${orderId}&from=gateway`;

/** eSewa uses its failure address for payments that are pending too. */
export const returnsOf = (origin: string, id: GatewayId): ReturnAddresses => ({
  success: (orderId) => addressOf(origin, '/payment/success', id, orderId),
  failure: (orderId) =>
    addressOf(origin, id === 'esewa' ? '/payment/esewa/pending' : '/payment/failure', id, orderId),
  website: origin,
});
