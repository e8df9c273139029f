import type { Phrase } from '@chuli/language';
import type { Provider } from './start-order.ts';

/** Names of companies, the same in every language. */
export const PROVIDER_NAMES = {
  esewa: 'eSewa',
  khalti: 'Khalti',
  connectips: 'connectIPS',
  fonepay: 'Fonepay',
} as const satisfies Record<Provider, string>;

/** What one needs to have to pay there. */
export const PROVIDER_HINTS: Readonly<Record<Provider, Phrase>> = {
  esewa: 'wallet',
  khalti: 'wallet',
  connectips: 'from a bank account',
  fonepay: 'by the app of a bank',
};
