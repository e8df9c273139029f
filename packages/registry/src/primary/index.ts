export { type Auction, listAuctions } from './auction.ts';
export { type Fund, type FundNav, listFunds, listNavs } from './fund.ts';
export { type FundHolding, holdingMonths, listHoldings } from './holding.ts';
export { type LockIn, listLockIns } from './lock-in.ts';
export { type MeetingNotice, listMeetingNotices } from './meeting.ts';
export { listOffers } from './offer.ts';
export type { Offer } from './told-offer.ts';
