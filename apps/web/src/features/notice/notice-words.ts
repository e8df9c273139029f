import type { RowOf } from '@chuli/contracts';
import { browserName } from '@chuli/kernel';
import { type NoticeText, type Phrase, noticeText } from '@chuli/language';
import { dateText, quantityText, rupeesText } from '@chuli/ui';
import { CHANNEL_NAMES } from '../../shared/notice/channel-names.ts';
import { momentText } from '../../shared/account/moments.ts';

export type NoticeRow = RowOf<'/notification/'>;
export type NoticeKind = NoticeRow['kind'];
type Delivery = NoticeRow['deliveries'][number];

export const KIND_NAMES: Readonly<Record<NoticeKind, Phrase>> = {
  signal: 'Signals on my stocks',
  target: 'Targets reached',
  alert: 'My alerts',
  'package-ends': 'Package ends soon',
  payment: 'Payments',
  refund: 'Refunds',
  'sign-in': 'New devices',
  'wrong-codes': 'Wrong authenticator codes',
  channel: 'Webhook and Telegram',
  close: 'The day at the close',
  announcement: 'Announcements',
};

/** What is worth a word: that a message is under way or went out as it should is not. */
const TROUBLE: Partial<Record<Delivery['state'], Phrase>> = {
  failed: 'was not sent',
  unsure: 'may not have arrived',
};

/** Reasons that mean something to a reader; what a gateway answered is for the operator. */
const REASONS: readonly Phrase[] = [
  'the browser no longer accepts push notifications',
  'the browser is signed out',
  'the address was removed',
  'today’s message limit is reached',
  'sending was interrupted',
  'the webhook is off or removed',
  'the webhook’s address is not public',
  'the chat was closed',
  'the chat was unlinked',
];

export const knownReason = (reason: string | null): Phrase | null =>
  REASONS.find((phrase) => phrase === reason) ?? null;

export type Trouble = { readonly channel: Phrase; readonly what: Phrase; readonly reason: Phrase | null };

/** Each once: two browsers that are gone are one piece of news. */
export const troublesOf = ({ deliveries }: NoticeRow): Trouble[] => {
  const troubles = new Map<string, Trouble>();
  for (const { channel, state, reason } of deliveries) {
    const what = TROUBLE[state];
    const known = knownReason(reason);
    if (what !== undefined)
      troubles.set(`${channel} ${state} ${known}`, { channel: CHANNEL_NAMES[channel], what, reason: known });
  }
  return [...troubles.values()];
};

export const textOf = (row: NoticeRow): NoticeText =>
  noticeText(row, {
    rupees: rupeesText,
    number: (value) => (Number.isInteger(value) ? quantityText(value) : rupeesText(value)),
    date: dateText,
    moment: momentText,
    device: browserName,
  });
