import { formOriginsAt, startStandIns } from '@chuli/payments/stand-ins';

/** Apart from those of a developer, whose own may be running. */
const FIRST_PORT = 4341;

/** Where the pages may send a form to: eSewa and connectIPS take the person there by one. */
export const FORM_ORIGINS = formOriginsAt(FIRST_PORT).join(',');

/** The gateways, and what an API has to know to find them and to send people back to `origin`. */
export const startGateways = async (origin: string) => {
  const { environment, stop } = await startStandIns({ origin, firstPort: FIRST_PORT });
  return { environment: { ...environment, CHULI_PUBLIC_ORIGIN: origin }, stop };
};
