import { PUBLIC_TEST, standInPort, standInUrl } from '@chuli/payments';
import { startEsewa, startKhalti } from '@chuli/payments/stand-ins';

/** Apart from those of a developer, whose own may be running. */
const FIRST_PORT = 4341;

/** Where the pages may send a form to: eSewa takes the person there by one. */
export const FORM_ORIGIN = standInUrl('esewa', FIRST_PORT);

/** Both gateways, and what an API has to know to find them and to send people back to `origin`. */
export const startGateways = async (origin: string) => {
  const standIns = [
    await startEsewa(PUBLIC_TEST.esewa, standInPort('esewa', FIRST_PORT)),
    await startKhalti(PUBLIC_TEST.khalti, standInPort('khalti', FIRST_PORT)),
  ];
  return {
    environment: { CHULI_STAND_IN_PORT: String(FIRST_PORT), CHULI_PUBLIC_ORIGIN: origin },
    stop: async (): Promise<void> => {
      await Promise.all(standIns.map(({ stop }) => stop()));
    },
  };
};
