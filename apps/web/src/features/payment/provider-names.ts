import type { Provider } from './start-order.ts';

/** Names of companies, the same in every language. */
export const PROVIDER_NAMES = {
  esewa: 'eSewa',
  khalti: 'Khalti',
  connectips: 'connectIPS',
  fonepay: 'Fonepay',
} as const satisfies Record<Provider, string>;
