export {
  type Gateway,
  GATEWAY_IDS,
  GatewayError,
  GatewayRefusal,
  type GatewayId,
  type Go,
  type MoneyVerdict,
  type PaidOrder,
  type ReturnAddresses,
  type Verdict,
} from './gateway.ts';
export { CONNECTIPS_WINDOW_MS, type ConnectIpsSettings, connectIps } from './gateways/connectips.ts';
export { ESEWA_WINDOW_MS, type EsewaSettings, esewa } from './gateways/esewa.ts';
export { FONEPAY_WINDOW_MS, type FonepaySettings, fonepay } from './gateways/fonepay.ts';
export { KHALTI_WINDOW_MS, type KhaltiSettings, khalti } from './gateways/khalti.ts';
export { STOP_POINTS, type StopPoint } from './stop-points.ts';
export { PUBLIC_TEST } from './test-settings.ts';
export { BACK_OFF_MS, LATE_MS, isGivenUp, lateCheck, nextCheck } from './schedule.ts';
