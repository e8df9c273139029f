export { type CodeText, TEXTS, openCode, sealCode } from './code-text.ts';
export { PUSH_DEMANDS, PushOrigins } from './push-origins.ts';
export { isPushService } from './push-services.ts';
export { retryAfter } from './retry-after.ts';
export { type Seal, SealKey, SealKeys, createSeal, passingSeal, sealBy } from './seal.ts';
export { SendError, type SendTrouble, brokenLine } from './send-error.ts';
export { type Sender, type SenderNeeds, type Way, startSender } from './sender.ts';
export type { Sms } from './sms/port.ts';
export { sparrowSms } from './sms/sparrow.ts';
export { SMS_DEMANDS, SmsEnvironment, smsOf } from './sms/sms-environment.ts';
export {
  type Bot,
  TELEGRAM_DEMANDS,
  TelegramEnvironment,
  type Update,
  chatCodeHash,
  openBot,
} from './telegram/bot.ts';
export { openSecret, renewSecret, sealSecret } from './webhook/secret.ts';
export { type WebhookNeeds, type WebhookPost, postWebhook, signatureOf } from './webhook/post-webhook.ts';
export {
  type Resolve,
  WEBHOOK_DEMANDS,
  WebhookOrigins,
  isWebhookAddress,
  placesOf,
} from './webhook/webhook-address.ts';
