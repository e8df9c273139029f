import { type Rupees, paisa, toRupees } from '@chuli/kernel';

/** Companies report in thousands of rupees. */
export const fromThousands = (thousands: number | null): Rupees | null =>
  thousands === null ? null : toRupees(paisa(Math.round(thousands * 100_000)));
