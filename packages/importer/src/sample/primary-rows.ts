import type { NewRow } from '@chuli/registry';
import type { Auction, Broker, Fund, FundHolding, LockIn, Nav, PublicOffer } from '@chuli/simulator';
import { SOURCE } from './reference-rows.ts';

export const offerRow = (offer: PublicOffer): NewRow<'public_offer'> => ({
  symbol: offer.symbol,
  company: offer.company,
  kind: offer.kind,
  reserved_for: offer.reservedFor,
  units: offer.units,
  price: offer.price,
  manager: offer.manager,
  announced_on: offer.announcedOn,
  opens_on: offer.opensOn,
  closes_on: offer.closesOn,
  closes_late_on: offer.closesLateOn,
  allotted_on: offer.allottedOn,
  listed_on: offer.listedOn,
  applied_units: offer.appliedUnits,
  known_on: offer.announcedOn,
  source: SOURCE,
});

export const auctionRow = (auction: Auction): NewRow<'share_auction'> => ({
  symbol: auction.symbol,
  kind: auction.kind,
  seller: auction.seller,
  units: auction.units,
  floor_price: auction.floorPrice,
  opens_on: auction.opensOn,
  closes_on: auction.closesOn,
  opened_on: auction.openedOn,
  cut_off: auction.cutOff,
  bids: auction.bids,
  units_bid: auction.unitsBid,
  result: auction.result,
  known_on: auction.announcedOn,
  source: SOURCE,
});

export const fundRow = (fund: Fund): NewRow<'fund'> => ({
  symbol: fund.symbol,
  name: fund.name,
  sponsor: fund.sponsor,
  manager: fund.manager,
  kind: fund.kind,
  par: fund.par,
  units: fund.units,
  started_on: fund.startedOn,
  matures_on: fund.maturesOn,
  is_listed: fund.kind === 'closed',
  known_on: fund.startedOn,
  source: SOURCE,
});

export const navRow = (nav: Nav): NewRow<'fund_nav'> => ({
  symbol: nav.symbol,
  nav_on: nav.on,
  cycle: nav.cycle,
  nav: nav.nav,
  fund_size: nav.fundSize,
  known_on: nav.knownOn,
  source: SOURCE,
});

export const holdingRow = (holding: FundHolding): NewRow<'fund_holding'> => ({
  fund: holding.fund,
  month_bs: holding.month,
  symbol: holding.symbol,
  as_on: holding.asOn,
  units: holding.units,
  amount: holding.amount,
  known_on: holding.knownOn,
  source: SOURCE,
});

export const lockInRow = (lockIn: LockIn): NewRow<'lock_in'> => ({
  symbol: lockIn.symbol,
  kind: lockIn.kind,
  ends_on: lockIn.endsOn,
  units: lockIn.units,
  is_assumed: false,
  known_on: lockIn.allottedOn,
  source: SOURCE,
});

const FIRST_NUMBER = 10_100;

/** Every broker of the sample keeps the shares of its clients itself. */
export const depositoryRow = ({ name }: Broker, place: number): NewRow<'depository_participant'> => ({
  id: place + 1,
  name,
  code: String(FIRST_NUMBER + 100 * place),
});
