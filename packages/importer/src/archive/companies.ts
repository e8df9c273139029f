import { type CsvRecord, STOCK_SYMBOL_PATTERN, type StockSymbol, readCsvRecords } from '@chuli/kernel';
import { INSTRUMENT_NAMES, sectorOfExchangeName } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { companyName } from './company-name.ts';
import { dateOrNull, paisaOrNull, textOrNull, wholeOrNull } from './values.ts';

const COLUMNS = [
  'symbol',
  'company_name',
  'security_name',
  'sector',
  'instrument',
  'status',
  'regulatory_body',
  'security_id',
  'isin',
  'listing_date',
  'face_value',
  'share_group',
  'listed_shares',
  'promoter_shares',
  'public_shares',
  'ipo_allotment_date',
  'promoter_lockin_expiry',
  'mutual_fund_lockin_expiry',
  'paid_up_capital',
  'website',
  'first_price_date',
  'last_price_date',
  'provenance',
] as const;

const STATUSES = new Set(['Active', 'Suspended', 'Delisted', 'Inactive']);

type Line = CsvRecord<(typeof COLUMNS)[number]>;

/** A body that is not named is written `N/A` in the exchange's list. */
const regulatorOf = (text: string): string | null => (text === 'N/A' ? null : textOrNull(text));

const companyOf = (line: Line): NewRow<'company'> => {
  const instrument = INSTRUMENT_NAMES.find((name) => name === line.instrument) ?? null;
  return {
    symbol: line.symbol as StockSymbol,
    name: companyName(textOrNull(line.company_name) ?? line.symbol),
    security_name: textOrNull(line.security_name),
    sector_id: sectorOfExchangeName(line.sector, instrument),
    instrument,
    status: STATUSES.has(line.status) ? line.status : 'Unknown',
    regulatory_body: regulatorOf(line.regulatory_body),
    security_id: wholeOrNull(line.security_id),
    isin: textOrNull(line.isin),
    listed_on: dateOrNull(line.listing_date),
    face_value: paisaOrNull(line.face_value),
    share_group: textOrNull(line.share_group),
    listed_shares: wholeOrNull(line.listed_shares),
    promoter_shares: wholeOrNull(line.promoter_shares),
    public_shares: wholeOrNull(line.public_shares),
    paid_up_capital: paisaOrNull(line.paid_up_capital),
    ipo_allotted_on: dateOrNull(line.ipo_allotment_date),
    promoter_lock_in_ends_on: dateOrNull(line.promoter_lockin_expiry),
    fund_lock_in_ends_on: dateOrNull(line.mutual_fund_lockin_expiry),
    website: textOrNull(line.website),
    first_traded_on: dateOrNull(line.first_price_date),
    last_traded_on: dateOrNull(line.last_price_date),
    provenance: textOrNull(line.provenance) ?? 'unnamed list',
  };
};

export const parseCompanies = (text: string): Batch<NewRow<'company'>> => {
  const rows: NewRow<'company'>[] = [];
  const rejected: Rejection[] = [];
  const seen = new Set<string>();
  for (const line of readCsvRecords(text, COLUMNS)) {
    const malformed = !STOCK_SYMBOL_PATTERN.test(line.symbol);
    if (malformed || seen.has(line.symbol)) {
      rejected.push({
        reason: malformed ? 'symbol malformed' : 'symbol repeated',
        example: `${line.symbol} ${line.company_name}`,
      });
      continue;
    }
    seen.add(line.symbol);
    rows.push(companyOf(line));
  }
  return { rows, rejected };
};
