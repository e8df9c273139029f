import type { Finding } from '@chuli/actions';
import type { NewRow } from '@chuli/registry';
import type { Adjustment, Broker, Dividend, Listing } from '@chuli/simulator';

export const SOURCE = 'sample';

/** What the days of the market have shown about one ticker. */
export type Seen = { first: Listing['listedOn']; last: Listing['listedOn'] };

const shareCounts = ({ publicShare, faceValue, instrument }: Listing, shares: number) => {
  const publicShares = Math.round(shares * publicShare);
  return {
    listed_shares: shares,
    promoter_shares: instrument === 'Equity' ? shares - publicShares : null,
    public_shares: instrument === 'Equity' ? publicShares : null,
    paid_up_capital: shares * faceValue,
  };
};

/** A company has a row under every ticker it has had; an old one is no longer active. */
export const companyRow = (
  listing: Listing,
  symbol: Listing['symbol'],
  shares: number,
  seen: Seen | undefined,
): NewRow<'company'> => ({
  symbol,
  name: listing.name,
  security_name: listing.name,
  sector_id: listing.sectorId,
  instrument: listing.instrument,
  status: symbol === listing.symbol ? listing.status : 'Inactive',
  listed_on: listing.listedOn,
  face_value: listing.faceValue,
  share_group: listing.group,
  ...shareCounts(listing, shares),
  first_traded_on: seen?.first ?? null,
  last_traded_on: seen?.last ?? null,
  provenance: SOURCE,
});

export const renameRow = ({ symbol, rename }: Listing): NewRow<'company_rename'>[] =>
  rename === null
    ? []
    : [{ old_symbol: rename.oldSymbol, new_symbol: symbol, renamed_on: rename.on, evidence: SOURCE }];

export const brokerRow = ({ id, name, isDealer }: Broker): NewRow<'broker'> => ({
  id,
  name,
  short_name: name.split(' ')[0] ?? name,
  membership: isDealer ? 'Stock Dealer' : 'Trading Cum Clearing Member',
  is_active: true,
  is_dealer: isDealer,
  terminal_host: null,
  branches: null,
  provenance: SOURCE,
});

export const dividendRow = (dividend: Dividend): NewRow<'dividend'> => ({
  symbol: dividend.symbol,
  fiscal_year: dividend.fiscalYear,
  bonus_percent: dividend.bonusPercent,
  cash_percent: dividend.cashPercent,
  announced_on: dividend.announcedOn,
  book_close_on: dividend.bookCloseOn,
  distributed_on: dividend.distributedOn,
  bonus_listed_on: dividend.bonusListedOn,
  known_on: dividend.announcedOn,
  source: SOURCE,
  flags: '',
});

export const rightsRow = ({ rights, sharesAfter }: Adjustment): NewRow<'rights_issue'>[] =>
  rights === null
    ? []
    : [
        {
          symbol: rights.symbol,
          announced_on: rights.announcedOn,
          opened_on: rights.openedOn,
          closed_on: rights.closedOn,
          ratio: `1:${rights.ratio}`,
          units: Math.round((sharesAfter * rights.ratio) / (1 + rights.ratio)),
          issue_price: rights.price,
          status: null,
          issue_manager: null,
        },
      ];

export const adjustmentRow = (adjustment: Adjustment): Finding => ({
  symbol: adjustment.symbol,
  ex_on: adjustment.exOn,
  kind: adjustment.kind,
  factor: adjustment.factor,
  known_on: adjustment.announcedOn,
  confidence: 'certain',
  evidence: [{ by: 'declared', words: SOURCE, factor: adjustment.factor }],
});
