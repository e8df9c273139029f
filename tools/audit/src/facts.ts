/** Prices are kept in paisa and published in rupees. */
const rupees = (column: string, as: string = column): string => `toDecimal64(${column}, 2) / 100 AS ${as}`;

/** Facts of the tape as they were published, under the names that the archive has for them. Nothing derived is read. */
export const TAPE_FACTS = {
  'prices_daily.csv': `
    SELECT symbol, traded_on AS date, ${rupees('open')}, ${rupees('high')}, ${rupees('low')}, ${rupees('close')},
      ${rupees('last_traded', 'ltp')}, volume, ${rupees('amount')}, trades, ${rupees('vwap')},
      ${rupees('previous_close', 'prev_close')}, source, sources_agreeing AS agree, flags
    FROM daily_bar FINAL ORDER BY symbol, date`,
  'index_daily.csv': `
    SELECT index_id, traded_on AS date, ${rupees('open')}, ${rupees('high')}, ${rupees('low')}, ${rupees('close')},
      ${rupees('turnover')}
    FROM index_bar FINAL ORDER BY index_id, date`,
  'market_summary_daily.csv': `
    SELECT traded_on AS date, ${rupees('turnover')}, volume, trades AS transactions, symbols AS scrips_traded
    FROM market_day FINAL ORDER BY date`,
} as const;

export const TRADE_DAYS = 'SELECT DISTINCT traded_on AS day FROM counted_trade ORDER BY day';

/** Times are those of Kathmandu, which is UTC + 5:45. */
export const TRADES_OF_DAY = `
  SELECT contract_id, symbol, buyer, seller, quantity, ${rupees('rate')}, ${rupees('amount')},
    ifNull(substring(toString(traded_at + INTERVAL 345 MINUTE), 12), '') AS trade_time
  FROM counted_trade WHERE traded_on = {day:Date} ORDER BY contract_id`;

/** The same of the registry. The list of adjustments is taken as it is: it is judged elsewhere. */
export const REGISTRY_FACTS = {
  'companies.csv': `
    SELECT symbol, name AS company_name, sector_id, instrument, status, listed_shares, public_shares, listed_on AS listing_date,
      face_value, first_traded_on, said_since
    FROM company ORDER BY symbol`,
  'company_past.csv': `
    SELECT symbol, since, until, sector_id, instrument, status, listed_shares FROM company_past ORDER BY symbol, since`,
  'renames.csv': 'SELECT old_symbol, new_symbol, renamed_on FROM company_rename ORDER BY old_symbol',
  'price_adjustments.csv': `
    SELECT symbol, ex_on AS ex_date, factor, kind, known_on FROM price_adjustment
    WHERE decision = 'confirmed' OR (decision IS NULL AND confidence <> 'doubtful')
    ORDER BY symbol, ex_on`,
  'dividends.csv': `
    SELECT symbol, fiscal_year, bonus_percent AS bonus_pct, cash_percent AS cash_pct, announced_on AS announcement_date,
      book_close_on AS book_close_date, bonus_listed_on AS bonus_listing_date, known_on
    FROM dividend ORDER BY symbol, fiscal_year`,
  'rights.csv': `
    SELECT symbol, ratio, units, issue_price, opened_on AS opening_date, closed_on AS closing_date
    FROM rights_issue ORDER BY symbol, opened_on`,
  'fundamentals_quarterly.csv': `
    SELECT symbol, fiscal_year, quarter, source, known_on, eps, price_earnings AS pe, book_value, price_book AS pbv,
      return_on_equity AS roe_pct, non_performing_loans AS npl_pct, net_profit_thousand AS net_profit_000,
      paid_up_capital_thousand AS paid_up_capital_000
    FROM fundamental ORDER BY symbol, fiscal_year, quarter`,
  'report_lines.csv': `
    SELECT id, symbol, item, fiscal_year, quarter, basis, value, unit, is_audited, known_on, source, supersedes
    FROM fact ORDER BY id`,
} as const;
