import { describe, expect, it } from 'vitest';
import { parseBrokers } from './brokers.ts';
import { parseCompanies } from './companies.ts';
import { parseDividends } from './dividends.ts';
import { parseFacts } from './facts.ts';
import { parseRights } from './rights.ts';
import { parseIndexBars, parseMarketDays, parseSessionDays } from './sessions.ts';

const LISTED = new Set(['ABCD']);
const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

const COMPANY_HEADER =
  'symbol,company_name,security_name,sector,instrument,status,regulatory_body,security_id,isin,listing_date,' +
  'face_value,share_group,listed_shares,promoter_shares,public_shares,ipo_allotment_date,promoter_lockin_expiry,' +
  'mutual_fund_lockin_expiry,paid_up_capital,website,first_price_date,last_price_date,price_days,provenance';

describe('companies', () => {
  it('puts a fund into the sector of funds, money into paisa, and N/A into nothing', () => {
    const line =
      'ABCF,"A, B Fund",,Commercial Banks,Mutual Funds,Active,N/A,12,,2030-01-15,10,,,,,,,,5000,,,,0,listed';
    const [fund] = parseCompanies(csv(COMPANY_HEADER, line)).rows;
    expect(fund).toMatchObject({
      name: 'A, B Fund',
      sector_id: 13,
      face_value: 1_000,
      paid_up_capital: 500_000,
      regulatory_body: null,
      listed_on: '2030-01-15',
    });
  });

  it('keeps a company known from prices alone under its symbol, its state unknown', () => {
    const [company] = parseCompanies(csv(COMPANY_HEADER, `ABCD${','.repeat(22)},prices_only`)).rows;
    expect(company).toMatchObject({ name: 'ABCD', status: 'Unknown', sector_id: null, instrument: null });
  });
});

describe('brokers', () => {
  it('reads state and dealer, and sets a malformed number aside', () => {
    const header =
      'broker_no,name,membership_type,status,is_dealer,tms_host,tms_no,branches,districts,provenance';
    const { rows, rejected } = parseBrokers(
      csv(header, '7,Everest Securities Ltd,Clearing,A,Y,,,2,,list', 'VII,Other Ltd,,A,N,,,,,list'),
    );
    expect(rows).toMatchObject([
      { id: '7', short_name: 'Everest', is_active: true, is_dealer: true, branches: 2 },
    ]);
    expect(rejected).toMatchObject([{ reason: 'broker malformed' }]);
  });
});

describe('dividends', () => {
  const header =
    'symbol,fiscal_year,bonus_pct,cash_pct,total_pct,announcement_date,book_close_date,distribution_date,bonus_listing_date,source,flags';
  const parse = (...lines: string[]) => parseDividends(csv(header, ...lines), LISTED);

  it('are known when announced, or when the books close if that came first', () => {
    const { rows } = parse(
      'ABCD,2080/2081,10,0.5,10.5,2024-11-01,2024-12-01,,,YO,',
      'ABCD,2081/2082,10,,10,2026-01-01,2025-12-01,,,YO,',
    );
    expect(rows.map(({ known_on }) => known_on)).toEqual(['2024-11-01', '2025-12-01']);
  });

  it('say by their total what a part is that was left out; without a total it stays unknown', () => {
    const { rows } = parse(
      'ABCD,2079/2080,,11,11,,2023-12-15,,,YO,',
      'ABCD,2080/2081,4,,10.5,,2024-12-15,,,YO,',
      'ABCD,2081/2082,,10,,,2025-12-15,,,YO,',
      'ABCD,2082/2083,12,,10,,2026-12-15,,,YO,',
    );
    expect(rows.map(({ bonus_percent, cash_percent }) => [bonus_percent, cash_percent])).toEqual([
      [0, 11],
      [4, 6.5],
      [null, 10],
      [12, null],
    ]);
  });

  it('may be two in a year with book closes of their own, but not one printed again without a day', () => {
    const { rows, rejected } = parse(
      'ABCD,2080/2081,,10,10,,2024-06-01,,,YO,',
      'ABCD,2080/2081,,20,20,,2024-12-01,,,YO,',
      'ABCD,2080/2081,,20,20,,,,,YO,',
      'NONE,2080/2081,,20,20,,,,,YO,',
    );
    expect(rows).toHaveLength(2);
    expect(rejected.map(({ reason }) => reason)).toEqual(['same dividend again', 'company not listed']);
  });
});

describe('rights', () => {
  it('need an opening day, and a price that is a price', () => {
    const { rows, rejected } = parseRights(
      csv(
        'symbol,ratio,units,issue_price,opening_date,closing_date,status,issue_manager',
        'ABCD,1: 0.5,100,100,2024-06-01,,,',
        'ABCD,2:1,100,25000000,2025-06-01,,,',
        'ABCD,2:1,100,100,,,,',
      ),
      LISTED,
    );
    expect(rows.map(({ ratio, issue_price }) => [ratio, issue_price])).toEqual([
      ['1:0.5', 10_000],
      ['2:1', null],
    ]);
    expect(rejected).toMatchObject([{ reason: 'no opening day' }]);
  });
});

describe('lines of reports', () => {
  const header =
    'symbol,fiscal_year,quarter,as_of_date,eps,pe,book_value,pbv,roe_pct,roa_pct,net_profit_000,revenue_000,' +
    'paid_up_capital_000,reserves_000,distributable_profit_000,npl_pct,shares_outstanding,current_ratio,debt_to_equity,source';
  const line = (quarter: string, asOf: string) =>
    `ABCD,2082/2083,${quarter},${asOf},12.5${','.repeat(14)},ML`;

  it('are known on the day of the source, or by the deadline where it says none', () => {
    const { rows } = parseFacts(csv(header, line('2', '2026-02-10'), line('3', '')), LISTED);
    expect(rows).toMatchObject([
      { known_on: '2026-02-10', known_is_assumed: false, item: 'eps', basis: 'stated', value: 1_250 },
      { known_is_assumed: true, quarter: 3 },
    ]);
    expect(String(rows[1]?.known_on) > '2026-04-13').toBe(true);
  });

  it('cannot be of a quarter that was not over', () => {
    const { rejected } = parseFacts(csv(header, line('4', '2026-05-01')), LISTED);
    expect(rejected).toMatchObject([{ reason: 'quarter not over on the day of the source' }]);
  });
});

describe('sessions, totals and indices', () => {
  it('reads index points as hundredths and leaves out what is not there', () => {
    const header =
      'index_code,index_id,date,open,high,low,close,turnover,volume,trades,change,pct_change,source,flags';
    const { rows } = parseIndexBars(csv(header, 'NEPSE,58,2030-01-15,,,,2650.25,,,,,,OFF1,F'));
    expect(rows).toMatchObject([{ index_id: 58, close: 265_025, open: null, turnover: null, flags: 'F' }]);
  });

  it('reads declared totals and sessions', () => {
    const totals = 'date,turnover,volume,transactions,scrips_traded,source\n2030-01-15,100.5,10,,3,OFF1\n';
    expect(parseMarketDays(totals).rows).toMatchObject([
      { turnover: 10_050, volume: 10, trades: null, symbols: 3 },
    ]);
    const days =
      'date,weekday,symbols_traded,nepse_index_present,official_summary_present\n2030-01-15,Tue,300,1,0\nx,Tue,1,1,1\n';
    expect(parseSessionDays(days)).toMatchObject({
      rows: [{ traded_on: '2030-01-15', symbols_traded: 300, has_index: true, has_official_summary: false }],
      rejected: [{ reason: 'line not understood' }],
    });
  });
});
