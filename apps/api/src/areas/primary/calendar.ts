import {
  MOST_CALENDAR_DAYS,
  type QueryOf,
  type ReplyOf,
  USUAL_CALENDAR_DAYS,
  calendarContracts,
} from '@chuli/contracts';
import { AppError, type TradingDate, addDays, daysBetween } from '@chuli/kernel';
import { formatBikramSambat } from '@chuli/market';
import { listAuctions, listFunds, listMeetingNotices, listNavs, listOffers } from '@chuli/registry/primary';
import { listCompanies } from '@chuli/registry/reference';
import { listDividends } from '@chuli/registry/stock';
import { type Asked, implement } from '../../http/implement.ts';
import {
  type CalendarEvent,
  auctionEvent,
  dividendEvents,
  holidayEvents,
  maturityEvents,
  meetingEvent,
  offerEvents,
  quarterEvents,
  ruleEvents,
} from './calendar-events.ts';
import { eventDay } from './event-day.ts';
import { navKnownOn } from './fund-figures.ts';
import { unlocksOf } from './unlocks.ts';

type CalendarAsked = Asked<QueryOf<typeof calendarContracts.calendar>>;
type CalendarReply = ReplyOf<typeof calendarContracts.calendar>;
type Unlocks = Awaited<ReturnType<typeof unlocksOf>>;
type Span = { as_of: TradingDate; from: TradingDate; to: TradingDate };

const NAV_DAYS = 60;

const UNLOCKS = {
  promoter: ['unlock-promoter', 'Promoters’ lock-in ends', 'संस्थापकको लक-इन सकिन्छ'],
  fund: ['unlock-fund', 'Lock-in of mutual funds ends', 'म्युचुअल फन्डको लक-इन सकिन्छ'],
  local: ['unlock-other', 'Lock-in of local residents ends', 'स्थानीय बासिन्दाको लक-इन सकिन्छ'],
  employee: ['unlock-other', 'Lock-in of employees ends', 'कर्मचारीको लक-इन सकिन्छ'],
} as const;

const unlockEvents = ({ rows }: Unlocks): CalendarEvent[] =>
  rows.map(({ symbol, kind, ends_on, amount, days_of_turnover, is_assumed }) => {
    const [name, en, ne] = UNLOCKS[kind];
    const title = { en, ne };
    return {
      on: ends_on,
      kind: name,
      symbol,
      title,
      amount,
      days_of_turnover,
      is_assumed,
      link: '/unlocked-promotor',
    };
  });

const spanOf = (query: CalendarAsked['query'], as_of: TradingDate): Span => {
  const from = query.from ?? as_of;
  const ahead = query.symbol === undefined ? USUAL_CALENDAR_DAYS : MOST_CALENDAR_DAYS - 1;
  const to = query.to ?? addDays(from, ahead);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MOST_CALENDAR_DAYS)
    throw new AppError('input.invalid-range', { from, to, most_days: MOST_CALENDAR_DAYS });
  return { as_of, from, to };
};

/** What a part of the calendar is asked by. */
type EventsAsked = Asked<Pick<QueryOf<typeof calendarContracts.calendar>, 'as_of' | 'symbol'>>;

const fundEvents = async ({ registry }: EventsAsked, as_of: TradingDate): Promise<CalendarEvent[]> => {
  const [funds, navs] = await Promise.all([
    listFunds(registry, { as_of }),
    listNavs(registry, { as_of, since: addDays(as_of, -NAV_DAYS) }),
  ]);
  const byFund = Map.groupBy(navs, ({ symbol }) => symbol);
  return funds.flatMap((fund) =>
    maturityEvents(fund, navKnownOn(byFund.get(fund.symbol) ?? [], as_of)?.nav ?? null),
  );
};

/** What is dated between two days as it was known on a third, in no order. */
export const eventsBetween = async (
  asked: EventsAsked,
  span: Span,
): Promise<{ events: CalendarEvent[]; unlocks: Unlocks }> => {
  const { registry } = asked;
  const { as_of, from, to } = span;
  const [dividends, offers, auctions, meetings, funds, unlocks] = await Promise.all([
    listDividends(registry, { as_of, since: from, with_undated: false }),
    listOffers(registry, { as_of }),
    listAuctions(registry, { as_of }),
    listMeetingNotices(registry, { from, to: to < as_of ? to : as_of }),
    fundEvents(asked, as_of),
    unlocksOf(asked, { from, to, symbol: asked.query.symbol }),
  ]);
  const events = [
    ...dividends.flatMap(dividendEvents),
    ...offers.flatMap(offerEvents),
    ...auctions.map(auctionEvent),
    ...meetings.map(meetingEvent),
    ...funds,
    ...unlockEvents(unlocks),
    ...quarterEvents(from, to),
    ...holidayEvents(),
    ...ruleEvents(as_of),
  ].filter(({ on }) => on >= from && on <= to);
  return { events, unlocks };
};

const inOrder = (one: CalendarEvent, other: CalendarEvent): number =>
  one.on.localeCompare(other.on) ||
  one.kind.localeCompare(other.kind) ||
  (one.symbol ?? '').localeCompare(other.symbol ?? '');

/** Everything that is dated between two days, as it was known on the as-of day. */
const calendar = async (asked: CalendarAsked): Promise<CalendarReply> => {
  const { reference, clock, sessions, query } = asked;
  const as_of = eventDay((await sessions()).daily, query.as_of, clock);
  const span = spanOf(query, as_of);
  const [{ events, unlocks }, companies] = await Promise.all([
    eventsBetween(asked, span),
    listCompanies(reference, { as_of }),
  ]);
  const sectors = new Map(companies.map(({ symbol, sector_id }) => [symbol, sector_id]));
  const rows = events
    .toSorted(inOrder)
    .map((event) =>
      Object.assign(event, {
        on_bs: formatBikramSambat(event.on),
        sector_id: event.symbol === null ? null : (sectors.get(event.symbol) ?? null),
      }),
    )
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .filter(({ symbol }) => query.symbol === undefined || symbol === query.symbol)
    .filter(({ sector_id }) => query.sector_id === undefined || sector_id === query.sector_id);
  return { ...span, market_week: unlocks.market_week, rows };
};

export const calendarEndpoints = implement(calendarContracts, { calendar });
