import type { Environment as Place } from '@chuli/contracts/screens';
import type { PaymentsEnvironment } from './environment.ts';
import { OPEN_GATEWAY, settingsOf } from './open-gateway.ts';
import type { PaymentsOptions } from './payments.ts';
import { publicOrigin, returnsOf } from './return-addresses.ts';
import { passAll, stopAt } from './stop-points.ts';

export { PaymentsEnvironment } from './environment.ts';

const SECOND_MS = 1_000;

export const paymentsOf = (
  env: PaymentsEnvironment,
  { isProduction: isBuilt, place }: { isProduction: boolean; place: Place },
): PaymentsOptions => {
  // Either of the two says that people pay with their own money here.
  const isProduction = isBuilt || place === 'production';
  const chosen = env.CHULI_PAYMENTS;
  if (isProduction && env.CHULI_PAYMENT_STOP_AT !== undefined)
    throw new Error('CHULI_PAYMENT_STOP_AT ends the process; it is for drills.');
  const read = settingsOf(env, { isProduction, place });
  const origin = publicOrigin(env.CHULI_PUBLIC_ORIGIN, place);
  if (isProduction && chosen.length > 0 && !origin.startsWith('https:'))
    throw new Error('CHULI_PUBLIC_ORIGIN has to be https in production.');
  const seconds = env.CHULI_PAYMENT_WINDOW_SECONDS;
  const windowMs = seconds === undefined ? undefined : seconds * SECOND_MS;
  return {
    gateways: chosen.map((id) => OPEN_GATEWAY[id](read, returnsOf(origin, id), windowMs)),
    ...(env.CHULI_PAYMENT_BACK_OFF === undefined
      ? {}
      : { backOffMs: env.CHULI_PAYMENT_BACK_OFF.map((each) => each * SECOND_MS) }),
    pauseMs: env.CHULI_PAYMENT_PAUSE_SECONDS * SECOND_MS,
    pass: env.CHULI_PAYMENT_STOP_AT === undefined ? passAll : stopAt(env.CHULI_PAYMENT_STOP_AT),
    sweepMs: env.CHULI_PAYMENT_SWEEP_SECONDS * SECOND_MS,
  };
};
