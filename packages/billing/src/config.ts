import type { Environment as Place } from '@chuli/kernel';
import type { PaymentsEnvironment } from './environment.ts';
import { OPEN_GATEWAY, settingsOf } from './open-gateway.ts';
import type { PaymentsOptions } from './payments.ts';
import { passAll, stopAt } from './stop-points.ts';
import { HOSTS, hostRole } from '@chuli/contracts/screens';
import type { GatewayId, ReturnAddresses } from '@chuli/payments';

const DEVELOPER_ORIGIN = 'http://127.0.0.1:5310';

/** Never from the Host header: whoever sends one would choose where a payer comes back to. */
const publicOrigin = (given: string | undefined, place: Place): string => {
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
const returnsOf = (origin: string, id: GatewayId): ReturnAddresses => ({
  success: (orderId) => addressOf(origin, '/payment/success', id, orderId),
  failure: (orderId) =>
    addressOf(origin, id === 'esewa' ? '/payment/esewa/pending' : '/payment/failure', id, orderId),
  website: origin,
});

export { PAYMENT_DEMANDS } from './demands.ts';
export { PaymentsEnvironment } from './environment.ts';

const SECOND_MS = 1_000;

export const paymentsOf = (env: PaymentsEnvironment, place: Place): PaymentsOptions => {
  const read = settingsOf(env);
  const origin = publicOrigin(env.CHULI_PUBLIC_ORIGIN, place);
  const seconds = env.CHULI_PAYMENT_WINDOW_SECONDS;
  const windowMs = seconds === undefined ? undefined : seconds * SECOND_MS;
  return {
    gateways: env.CHULI_PAYMENTS.map((id) => OPEN_GATEWAY[id](read, returnsOf(origin, id), windowMs)),
    ...(env.CHULI_PAYMENT_BACK_OFF === undefined
      ? {}
      : { backOffMs: env.CHULI_PAYMENT_BACK_OFF.map((each) => each * SECOND_MS) }),
    pauseMs: env.CHULI_PAYMENT_PAUSE_SECONDS * SECOND_MS,
    pass: env.CHULI_PAYMENT_STOP_AT === undefined ? passAll : stopAt(env.CHULI_PAYMENT_STOP_AT),
    sweepMs: env.CHULI_PAYMENT_SWEEP_SECONDS * SECOND_MS,
  };
};
