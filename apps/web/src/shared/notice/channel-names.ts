import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

/** Ways that a message of ours takes beside the inbox. */
export type SentChannel = RowOf<'/notification/'>['deliveries'][number]['channel'];

export const CHANNEL_NAMES = {
  inbox: 'Inbox',
  push: 'Push',
  email: 'E-mail',
  sms: 'SMS',
  webhook: 'Webhook',
  telegram: 'Telegram',
} as const satisfies Record<'inbox' | SentChannel, Phrase>;
