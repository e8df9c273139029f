/**
 * The steps of a payment at which a drill stops the process as a power cut would. A kill at a named step reaches each
 * of them every time; a kill at a random moment nearly always falls between two steps that take no time.
 */
export const STOP_POINTS = [
  'order-made',
  'gateway-started',
  'start-recorded',
  'gateway-asked',
  'answer-recorded',
  'ledger-written',
  'grant-given',
  'settled',
] as const;

export type StopPoint = (typeof STOP_POINTS)[number];
