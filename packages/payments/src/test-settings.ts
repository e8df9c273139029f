import { GATEWAY_IDS, type GatewayId } from './gateway.ts';

/** Where the first stand-in listens on a developer's machine; the others follow it. */
export const STAND_IN_PORT = 4331;

export const standInPort = (id: GatewayId, first = STAND_IN_PORT): number => first + GATEWAY_IDS.indexOf(id);

export const standInUrl = (id: GatewayId, first = STAND_IN_PORT): string =>
  `http://127.0.0.1:${standInPort(id, first)}`;

/** What the vendors print for everyone to test with. */
export const PUBLIC_TEST = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test-secret-of-the-stand-in' },
} as const;
