import type { Limit } from '@chuli/registry/account';

const HOUR_MS = 3_600_000;

/**
 * Codes are short: whoever tries many is guessing, whichever call tells that one is right. Somebody who compares
 * packages with a code asks two or three times for each. Neighbourhoods share an address, so addresses have more tries.
 */
export const promoLimits = (personId: string, network: string): Limit[] => [
  { kind: 'promo by person', key: personId, most: 30, withinMs: HOUR_MS },
  { kind: 'promo by address', key: network, most: 60, withinMs: HOUR_MS },
];
