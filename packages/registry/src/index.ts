export { type Registry, openRegistry } from './client.ts';
export {
  type HeldLease,
  type QuarantineCount,
  listLeases,
  newestSessions,
  quarantineSince,
} from './live/feed-health.ts';
export { type QuarantinedRow, countQuarantined, quarantineRows } from './live/quarantine.ts';
export { type Lease, acquireLease, releaseLease, renewLease } from './live/source-lease.ts';
export {
  type StoredSession,
  type TradingSession,
  findTradingSession,
  unfinishedSessions,
  upsertTradingSession,
} from './live/trading-session.ts';
export { type Used, addCallerUsage, sweepCallerUsage } from './shares/caller-usage.ts';
export { type Grant, listGrants } from './membership/grant.ts';
export { type AddOnOffer, type PackageOffer, listAddOns, listPackages } from './membership/offer.ts';
export {
  type PackageStock,
  addPackageStocks,
  listPackageStocks,
  removePackageStocks,
  setTargets,
  unknownSymbols,
} from './membership/package-stock.ts';
export { promoPercent } from './membership/promo-code.ts';
export { migrateRegistry } from './migrate.ts';
export { closeOrder } from './payments/close.ts';
export { openOrders, postponeOrder, takeDueOrders, takeOrder } from './payments/due.ts';
export {
  type NewOrder,
  type Order,
  findOrder,
  listOrders,
  listWaitingOrders,
  makeOrder,
  recordStart,
} from './payments/order.ts';
export { markPartlyRefunded } from './payments/partly-refunded.ts';
export type { Price } from './payments/price.ts';
export { quotePurchase } from './payments/quote.ts';
export { recordGatewayRefund, recordRefund } from './payments/record-refund.ts';
export {
  type Refundable,
  type RefundStep,
  findRefundable,
  holdForRefund,
  releaseHold,
} from './payments/refund-hold.ts';
export { settlePaid } from './payments/settle.ts';
export {
  type Claimable,
  type Claimed,
  type ClaimedCode,
  type ClaimedNotice,
  claimDeliveries,
} from './notices/claim.ts';
export { type CodeMessage, insertCodeMessage } from './notices/code-message.ts';
export {
  type DeliveryCount,
  type TroubledDelivery,
  countDeliveries,
  troubledDeliveries,
} from './notices/delivery-log.ts';
export { awaitEmail, confirmEmail, tryEmailCode } from './notices/email-confirmation.ts';
export {
  type InboxDelivery,
  type InboxNotice,
  countInbox,
  inboxPage,
  markAllRead,
  markRead,
} from './notices/inbox.ts';
export { type NewNotice, noteFor } from './notices/note-for.ts';
export {
  type ChosenSwitches,
  type KindSwitches,
  type NoticePreference,
  findPreference,
  listSwitches,
  setPreference,
  setSwitches,
} from './notices/preference.ts';
export {
  addSubscription,
  forgetSubscription,
  listEndpoints,
  removeSubscription,
} from './notices/push-subscription.ts';
export { type Outcome, recoverDeliveries, settleDeliveries } from './notices/settle.ts';
export {
  type EndingGrant,
  type FollowedStock,
  endingGrants,
  followedStocks,
  markTold,
  peopleToTell,
  untoldAnnouncements,
  wasToldOf,
} from './notices/sources.ts';
export { sweepNotices } from './notices/sweep.ts';
export {
  type Limit,
  firstAttempt,
  isUsedUp,
  noteAttempt,
  takeAttempt,
  takeBackAttempts,
} from './people/attempt.ts';
export { signUpByCode, setPasswordByCode } from './people/by-code.ts';
export { changePassword } from './people/change-password.ts';
export { requestDeletion, undoDeletion } from './people/deletion.ts';
export { DEMO_LIFE_MS, insertDemoPerson, isDemoNumber } from './people/demo.ts';
export { KEPT, type KeptRow, keptAbout } from './people/kept.ts';
export { type NewCode, insertCode, tryCode } from './people/one-time-code.ts';
export {
  type NewPerson,
  type Person,
  findPerson,
  findPersonByPhone,
  insertPerson,
  renamePerson,
} from './people/person.ts';
export { type Refreshed, followRefresh } from './people/refresh.ts';
export { judgeGuardedCode } from './people/guarded-code.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  takeSecondFactorStep,
} from './people/second-factor.ts';
export { GRACE_MS, REFRESH_LIFE_MS } from './people/refresh-verdict.ts';
export {
  type NewSignIn,
  type SignIn,
  endSignInOfToken,
  endSignIns,
  isKnownDevice,
  listSignIns,
  openSignIn,
  personOfSignIn,
} from './people/sign-in.ts';
export { DELETION_GRACE_MS, sweepPeople } from './people/sweep.ts';
export { type Broker, listBrokers } from './queries/broker.ts';
export {
  type Company,
  type Rename,
  findCompany,
  formerTickers,
  listCompanies,
  listRenames,
} from './queries/company.ts';
export {
  type Dividend,
  type PriceAdjustment,
  type RightsIssue,
  type SymbolAdjustment,
  listAllPriceAdjustments,
  listDividends,
  listPriceAdjustments,
  listRightsIssues,
} from './queries/corporate-action.ts';
export { type LatestFundamental, latestFiscalQuarter, latestFundamentals } from './queries/fundamental.ts';
export type { Database, NewRow, SessionTotals } from './schema.ts';
export {
  type Announcement,
  type AnnouncementKind,
  listAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} from './site/announcement.ts';
export { changeFavourites, listFavourites } from './site/favourite-page.ts';
export { type Form, type FormAnswer, findForm, insertAnswer, listAnswers, listForms } from './site/form.ts';
export { type OperatorDeed, listDeeds, logDeed } from './site/operator-log.ts';
export type { AnswerValue, FormField } from './site/tables.ts';
export { registryStateHash } from './state-hash.ts';
export {
  type ReplaceableTable,
  listedBrokers,
  listedSymbols,
  replaceReference,
  storedReferenceRows,
  upsertBrokers,
  upsertCompanies,
} from './write-reference.ts';
