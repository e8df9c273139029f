export {
  type Claimable,
  type Claimed,
  type ClaimedCode,
  type ClaimedLink,
  type ClaimedNotice,
  claimDeliveries,
} from './claim.ts';
export { type CodeMessage, insertCodeMessage } from './code-message.ts';
export { type NewNotice, createNotice } from './create-notice.ts';
export {
  type DeliveryCount,
  type TroubledDelivery,
  countDeliveries,
  troubledDeliveries,
} from './delivery-log.ts';
export { awaitEmail, confirmEmail, tryEmailCode } from './email-confirmation.ts';
export {
  type InboxDelivery,
  type InboxNotice,
  countInbox,
  inboxPage,
  markAllRead,
  markRead,
} from './inbox.ts';
export { MOST_FAILURES, noteLinks } from './link-health.ts';
export {
  type Link,
  type NewLink,
  changeSecret,
  findLinks,
  forgetLink,
  insertLink,
  unlink,
  lockLinkSecrets,
} from './linked-channel.ts';
export {
  type ChosenSwitches,
  type KindSwitches,
  type NoticePreference,
  findPreference,
  listSwitches,
  setPreference,
  setSwitches,
} from './preference.ts';
export {
  addSubscription,
  forgetSubscription,
  listEndpoints,
  removeSubscription,
} from './push-subscription.ts';
export { type Outcome, recoverDeliveries, settleDeliveries } from './settle.ts';
export {
  type EndingGrant,
  type FollowedStock,
  endingGrants,
  followedStocks,
  markTold,
  peopleToTell,
  peopleWhoWant,
  untoldAnnouncements,
  wasToldOf,
} from './sources.ts';
export { sweepNotices } from './sweep.ts';
export { awaitChat, linkChat, nextUpdate, takeUpdate, unlinkChat } from './telegram.ts';
