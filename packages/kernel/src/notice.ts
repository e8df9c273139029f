import type { AlertFacts } from './alert-facts.ts';

type ChannelRow = {
  /** Is held back between the hours that a person wants to be left alone. */
  readonly rings: boolean;
  /** Several notices may stand in one message. */
  readonly gathers: boolean;
  /** Sent again it does no harm: it replaces what is there, or the receiver knows it by its id. */
  readonly isRepeatable: boolean;
};

/** Ways that leave the product. */
export const SENT_CHANNELS = {
  push: { rings: true, gathers: true, isRepeatable: true },
  email: { rings: false, gathers: true, isRepeatable: false },
  sms: { rings: true, gathers: false, isRepeatable: false },
  webhook: { rings: false, gathers: false, isRepeatable: true },
  telegram: { rings: true, gathers: true, isRepeatable: false },
} as const satisfies Record<string, ChannelRow>;
export type SentChannel = keyof typeof SENT_CHANNELS;

/** Ways whose address is linked by the person: it can be switched off and unlinked. */
export const LINKED_CHANNELS = ['webhook', 'telegram'] as const satisfies readonly SentChannel[];
export type LinkedChannel = (typeof LINKED_CHANNELS)[number];

/** Ways by which a notice reaches a person. The inbox is the record: what is not in it was never told. */
export const NOTICE_CHANNELS = ['inbox', 'push', 'email', 'sms', ...LINKED_CHANNELS] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

type KindRow = {
  /** Used until the person chooses otherwise. */
  readonly channels: readonly NoticeChannel[];
  /** Told in any case: about the account itself. Only the ways beside the inbox can be chosen. */
  readonly isRequired: boolean;
  /** Does not ring between the hours that a person wants to be left alone. */
  readonly isQuiet: boolean;
  /** Gathered into one message after the close, for whoever wants that. */
  readonly isGathered: boolean;
  /** After so many hours it is no longer worth a message. */
  readonly lifeHours: number;
};

/** Everything a person can be told of. */
export const NOTICE_KINDS = {
  signal: { channels: ['inbox', 'push'], isRequired: false, isQuiet: true, isGathered: true, lifeHours: 24 },
  target: { channels: ['inbox', 'push'], isRequired: false, isQuiet: true, isGathered: false, lifeHours: 24 },
  alert: { channels: ['inbox', 'push'], isRequired: false, isQuiet: true, isGathered: true, lifeHours: 24 },
  'package-ends': {
    channels: ['inbox', 'push', 'email'],
    isRequired: true,
    isQuiet: true,
    isGathered: false,
    lifeHours: 48,
  },
  payment: {
    channels: ['inbox', 'email'],
    isRequired: true,
    isQuiet: false,
    isGathered: false,
    lifeHours: 72,
  },
  refund: {
    channels: ['inbox', 'email'],
    isRequired: true,
    isQuiet: false,
    isGathered: false,
    lifeHours: 72,
  },
  'sign-in': {
    channels: ['inbox', 'push', 'email'],
    isRequired: true,
    isQuiet: false,
    isGathered: false,
    lifeHours: 24,
  },
  'wrong-codes': {
    channels: ['inbox', 'push', 'email'],
    isRequired: true,
    isQuiet: false,
    isGathered: false,
    lifeHours: 24,
  },
  channel: {
    channels: ['inbox', 'push', 'email'],
    isRequired: true,
    isQuiet: false,
    isGathered: false,
    lifeHours: 24,
  },
  /** What the session came to; only for whoever switches it on. */
  close: { channels: [], isRequired: false, isQuiet: true, isGathered: false, lifeHours: 24 },
  announcement: { channels: ['inbox'], isRequired: false, isQuiet: true, isGathered: true, lifeHours: 48 },
} as const satisfies Record<string, KindRow>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** What each kind tells. Money is paisa, moments are Unix seconds. */
export type NoticeFacts = {
  /** `list` is the title of the family; `day` the session of the bar. */
  signal: {
    symbol: string;
    list: string;
    timeframe: 'hourly' | 'daily' | 'weekly';
    side: 'buy' | 'sell';
    day: string;
  };
  target: { symbol: string; side: 'buy' | 'sell'; target: number; reached: number; day: string };
  alert: AlertFacts;
  'package-ends': { tier: string; days: number; ends_at: number };
  /** `item` is a tier or a phrase. */
  payment: { item: string; total: number; receipt: string };
  refund: { item: string; total: number; credit_note: string };
  'sign-in': { device: string; address: string; at: number };
  /** The last wrong code of an authenticator app before none is taken. */
  'wrong-codes': { address: string; at: number };
  /** A way was linked to the account, or switched off after too many messages that were not taken. */
  channel: { about: 'linked' | 'off'; channel: LinkedChannel; name: string | null };
  /** NEPSE in hundredths of a point, its change in hundredths of a percent; a count of shares each way. */
  close: { day: string; nepse: number; change: number; advanced: number; declined: number };
  announcement: { title_en: string; title_ne: string; body_en: string; body_ne: string };
};

/** A kind together with what it tells. */
export type Told = { [K in NoticeKind]: { readonly kind: K; readonly facts: NoticeFacts[K] } }[NoticeKind];

export const noticeKind = (kind: NoticeKind): KindRow => NOTICE_KINDS[kind];
