import type { ReplyOf, offerContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import type { Auction, Offer } from '@chuli/registry/primary';

type OfferState = ReplyOf<typeof offerContracts.offers>['rows'][number]['state'];
type AuctionState = ReplyOf<typeof offerContracts.auctions>['rows'][number]['state'];

type OfferDays = Pick<Offer, 'opens_on' | 'closes_on' | 'allotted_on' | 'listed_on'>;

/** How an offer stands on a day. Once it has opened, only a closing day tells whether it still is. */
export const offerState = (offer: OfferDays, day: TradingDate): OfferState => {
  const { opens_on, closes_on, allotted_on, listed_on } = offer;
  if (listed_on !== null && listed_on <= day) return 'listed';
  if (allotted_on !== null && allotted_on <= day) return 'allotted';
  if (closes_on !== null && closes_on < day) return 'closed';
  if (opens_on === null) return 'unknown';
  if (opens_on > day) return 'announced';
  return closes_on === null ? 'unknown' : 'open';
};

type AuctionDays = Pick<Auction, 'opens_on' | 'closes_on' | 'result'>;

/** How an auction stands on a day; what came of it is told when the bids are opened. */
export const auctionState = (
  { opens_on, closes_on, result }: AuctionDays,
  day: TradingDate,
): AuctionState => {
  if (result !== null) return result;
  if (closes_on < day) return 'closed';
  return opens_on <= day ? 'open' : 'announced';
};
