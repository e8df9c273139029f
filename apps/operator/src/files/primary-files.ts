import { addDays } from '@chuli/kernel';
import { parseBikramRange } from '@chuli/market';
import { earlier, inOrder, refuse } from './line-reader.ts';
import type { TableFile } from './table-file.ts';

/** Values of a month and portfolios are published within so many days of its end. */
const MONTH_DELAY_DAYS = 15;
const KEPT = ['known_on'] as const;

const offers: TableFile = {
  table: 'public_offer',
  summary: 'Public offers',
  columns:
    'company,symbol,kind,reserved_for,units,price,manager,announced_on,opens_on,closes_on,allotted_on,listed_on,applied_units,source'.split(
      ',',
    ),
  key: ['company', 'kind', 'reserved_for', 'announced_on'],
  kept: KEPT,
  read: ({ text, needed, day, past, whole, price, choice }) => {
    // Notices name their days as a range of Bikram Sambat; it may stand where the opening does.
    const range = parseBikramRange(text('opens_on') ?? '');
    const opens_on = range?.from ?? day('opens_on');
    const closes_on = range?.to ?? day('closes_on');
    const announced_on = needed('announced_on', past('announced_on'));
    const [allotted_on, listed_on] = [day('allotted_on'), day('listed_on')];
    inOrder(announced_on, opens_on, closes_on, allotted_on, listed_on);
    return {
      company: needed('company', text('company')),
      symbol: text('symbol')?.toUpperCase() ?? null,
      kind: needed('kind', choice('kind', ['ipo', 'fpo', 'right', 'debenture', 'fund', 'other'])),
      reserved_for: choice('reserved_for', ['general', 'abroad', 'local', 'employees', 'funds']),
      units: whole('units'),
      price: price('price'),
      manager: text('manager'),
      announced_on,
      opens_on,
      closes_on,
      allotted_on,
      listed_on,
      applied_units: whole('applied_units'),
      dates_bs: range === null ? null : text('opens_on'),
      known_on: announced_on,
      source: needed('source', text('source')),
    };
  },
};

const auctions: TableFile = {
  table: 'share_auction',
  summary: 'Auctions of shares',
  columns:
    'symbol,kind,units,floor_price,opens_on,closes_on,cut_off,bids,units_bid,result,source,document'.split(
      ',',
    ),
  key: ['symbol', 'kind', 'opens_on'],
  kept: KEPT,
  read: ({ today, text, needed, known, day, whole, price, choice }) => {
    const [opens_on, closes_on] = [
      needed('opens_on', day('opens_on')),
      needed('closes_on', day('closes_on')),
    ];
    const result = choice('result', ['settled', 'failed']);
    const cut_off = price('cut_off');
    inOrder(opens_on, closes_on);
    if (result !== null && closes_on > today) refuse('has a result before it closes');
    if ((result === 'settled') !== (cut_off !== null))
      refuse('a cut-off goes with settled, and with nothing else');
    return {
      symbol: known('symbol'),
      kind: needed('kind', choice('kind', ['ordinary', 'promoter'])),
      units: needed('units', whole('units')),
      floor_price: needed('floor_price', price('floor_price')),
      opens_on,
      closes_on,
      opened_on: result === null ? null : closes_on,
      cut_off,
      bids: whole('bids'),
      units_bid: whole('units_bid'),
      result,
      source: needed('source', text('source')),
      document: text('document'),
      known_on: earlier(opens_on, today),
    };
  },
};

const funds: TableFile = {
  table: 'fund',
  summary: 'Mutual funds',
  columns: 'symbol,name,sponsor,manager,kind,par,units,started_on,matures_on'.split(','),
  key: ['symbol'],
  kept: [...KEPT, 'source', 'is_listed'],
  read: ({ today, text, needed, past, day, whole, price, choice }) => {
    const [started_on, matures_on] = [past('started_on'), day('matures_on')];
    inOrder(started_on, matures_on);
    const kind = needed('kind', choice('kind', ['closed', 'open']));
    return {
      symbol: needed('symbol', text('symbol')).toUpperCase(),
      name: needed('name', text('name')),
      sponsor: text('sponsor'),
      manager: text('manager'),
      kind,
      par: price('par'),
      units: whole('units'),
      started_on,
      matures_on,
      is_listed: kind === 'closed',
      known_on: started_on ?? today,
      source: 'operator',
    };
  },
};

const navs: TableFile = {
  table: 'fund_nav',
  summary: 'Net asset values of funds',
  columns: 'symbol,cycle,date,nav,fund_size'.split(','),
  key: ['symbol', 'nav_on', 'cycle'],
  kept: [...KEPT, 'source'],
  read: ({ today, needed, known, past, price, choice }) => {
    const nav_on = needed('date', past('date'));
    const cycle = needed('cycle', choice('cycle', ['daily', 'weekly', 'monthly']));
    return {
      symbol: known('symbol'),
      cycle,
      nav_on,
      nav: needed('nav', price('nav')),
      fund_size: price('fund_size'),
      known_on: cycle === 'monthly' ? earlier(addDays(nav_on, MONTH_DELAY_DAYS), today) : nav_on,
      source: 'operator',
    };
  },
};

const holdings: TableFile = {
  table: 'fund_holding',
  summary: 'What funds hold at the end of a month',
  columns: 'fund,month_bs,as_on,symbol,units,amount'.split(','),
  key: ['fund', 'month_bs', 'symbol'],
  kept: [...KEPT, 'source'],
  read: ({ today, text, needed, known, past, whole, price }) => {
    const as_on = needed('as_on', past('as_on'));
    const month_bs = needed('month_bs', text('month_bs'));
    if (!/^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month_bs)) refuse('month_bs is not a month: write 2083-04');
    return {
      fund: known('fund'),
      month_bs,
      as_on,
      symbol: known('symbol'),
      units: needed('units', whole('units')),
      amount: price('amount'),
      known_on: earlier(addDays(as_on, MONTH_DELAY_DAYS), today),
      source: 'operator',
    };
  },
};

const lockIns: TableFile = {
  table: 'lock_in',
  summary: 'Ends of lock-ins',
  columns: 'symbol,kind,units,allotted_on,ends_on,source'.split(','),
  key: ['symbol', 'kind', 'ends_on'],
  kept: KEPT,
  read: ({ today, text, needed, known, past, day, whole, choice }) => {
    const [allotted_on, ends_on] = [past('allotted_on'), needed('ends_on', day('ends_on'))];
    inOrder(allotted_on, ends_on);
    return {
      symbol: known('symbol'),
      kind: needed('kind', choice('kind', ['promoter', 'fund', 'local', 'employee'])),
      units: whole('units'),
      ends_on,
      is_assumed: false,
      known_on: allotted_on ?? earlier(ends_on, today),
      source: needed('source', text('source')),
    };
  },
};

/** By the name of the thing, as an operator says it. */
export const PRIMARY_FILES: Readonly<Record<string, TableFile>> = {
  'public-offers': offers,
  auctions,
  funds,
  navs,
  holdings,
  'lock-ins': lockIns,
};
