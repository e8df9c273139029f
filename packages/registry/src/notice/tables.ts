import type { NoticeFacts, NoticeKind, SentChannel } from '@chuli/kernel';
import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

type Facts = NoticeFacts[NoticeKind];

export type NoticePreferenceTable = {
  person_id: string;
  language: 'en' | 'ne';
  quiet_from: number | null;
  quiet_until: number | null;
  is_gathered: Generated<boolean>;
  email: string | null;
};

export type NoticeSettingTable = {
  person_id: string;
  kind: NoticeKind;
  inbox: boolean;
  push: boolean;
  email: boolean;
  sms: boolean;
  webhook: Generated<boolean>;
  telegram: Generated<boolean>;
};

export type EmailConfirmationTable = {
  person_id: string;
  email: string;
  request_hash: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
};

export type NoticeTable = {
  id: Generated<string>;
  person_id: string;
  kind: NoticeKind;
  key: string;
  facts: Json<Facts>;
  created_at: Date;
  read_at: Date | null;
};

export type PushSubscriptionTable = {
  id: Generated<string>;
  person_id: string;
  sign_in_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

export type DeliveryTable = {
  id: Generated<string>;
  notice_id: string | null;
  channel: SentChannel;
  target: Generated<string>;
  bundle: string | null;
  sealed: string | null;
  sealed_with: string | null;
  priority: Generated<number>;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'dropped';
  tries: Generated<number>;
  due_at: Date;
  expires_at: Date;
  claim: string | null;
  claimed_until: Date | null;
  reason: string | null;
  created_at: Date;
  settled_at: Date | null;
};

export type LinkedChannelTable = {
  id: Generated<string>;
  person_id: string;
  channel: 'webhook' | 'telegram';
  address: string;
  name: string | null;
  secret: string | null;
  sealed_with: string | null;
  linked_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  failures: Generated<number>;
  off_at: Date | null;
};

export type TelegramCodeTable = {
  person_id: string;
  code_hash: string;
  expires_at: Date;
};

export type TelegramCursorTable = {
  bot: string;
  next_update: number;
  read_at: Date;
};

export type AnnouncementToldTable = {
  announcement_id: string;
  told_at: Date;
};
