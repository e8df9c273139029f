import type { Environment as Place } from '@chuli/kernel';
import type { PaymentsEnvironment } from './environment.ts';
import { OPEN_GATEWAY, settingsOf } from './open-gateway.ts';
import type { PaymentsOptions } from './payments.ts';
import { publicOrigin, returnsOf } from './return-addresses.ts';
import { passAll, stopAt } from './stop-points.ts';

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
