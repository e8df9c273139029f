import { type QueryOf, type ReplyOf, preOpenContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, addDays, toRupees } from '@chuli/kernel';
import { type CircuitDay, LIMIT_SIDES, circuitOf, instrumentOf, nextTradingDay } from '@chuli/market';
import { type Company, companyOn, listCompanies } from '@chuli/registry/reference';
import { type SymbolBar, barsOn } from '@chuli/tape/market';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import { type ExDate, comingExDates } from '../../figures/ex-dates.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { dayBand, preOpenBand } from '../../figures/price-band.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { dayAsked, latest } from '../../sessions.ts';
import { eventsBetween } from '../primary/calendar.ts';
import type { CalendarEvent } from '../primary/calendar-events.ts';
import { type UsualTurnover, usualTurnover } from '../primary/usual-turnover.ts';
import { bandPercent } from './circuit-days.ts';
import { sessionOf } from './limit-book.ts';

type PreOpen = typeof preOpenContracts.preOpen;
type PreOpenAsked = Asked<QueryOf<PreOpen>>;
type PreOpenRow = ReplyOf<PreOpen>['rows'][number];

/** What has not traded for longer is not waited for. */
const LOOK_BACK_DAYS = 366;

type Known = {
  readonly session: TradingDate;
  readonly exDateOf: (share: Company) => ExDate | null;
  readonly lastSession: ReadonlyMap<StockSymbol, SymbolBar>;
  readonly events: ReadonlyMap<StockSymbol, readonly CalendarEvent[]>;
  readonly usual: UsualTurnover;
};

const sideAt = (day: CircuitDay | null) => {
  for (const side of LIMIT_SIDES) {
    const state = day?.[side] ?? null;
    if (state === 'locked' || state === 'at') return { limit_side: side, limit_state: state };
  }
  return { limit_side: null, limit_state: null };
};

/** The limit at which a share closed its last session. */
const limitOf = (bar: SymbolBar | undefined, instrument: string | null) =>
  sideAt(
    bar === undefined
      ? null
      : circuitOf(sessionOf(bar), {
          base: bar.base,
          date: bar.traded_on,
          instrument: instrumentOf(instrument),
        }),
  );

const toRow = (company: Company, { traded_on, close }: LatestBar, known: Known): PreOpenRow => {
  const { symbol, name, sector_id, instrument } = company;
  const ex = known.exDateOf(company);
  const base = ex?.baseOf(close) ?? close;
  const auction = preOpenBand(instrument, base, known.session);
  const day = dayBand(instrument, base, known.session);
  return {
    symbol,
    name,
    sector_id,
    instrument,
    traded_on,
    previous_close: toRupees(close),
    base: toRupees(base),
    ex: ex?.kind ?? null,
    pre_open_low: toRupees(auction.lower),
    pre_open_high: toRupees(auction.upper),
    band_low: toRupees(day.lower),
    band_high: toRupees(day.upper),
    ...limitOf(known.lastSession.get(symbol), instrument),
    events: (known.events.get(symbol) ?? []).map(({ on, kind, title }) => ({ on, kind, title })),
    average_amount_20: rupeesOrNull(known.usual.of(symbol)),
  };
};

const bySymbol = <One extends { symbol: StockSymbol }>(ones: readonly One[]): Map<StockSymbol, One> =>
  new Map(ones.map((one) => [one.symbol, one]));

const eventsOf = (events: readonly CalendarEvent[]): Map<StockSymbol, CalendarEvent[]> =>
  Map.groupBy(
    events.filter((event): event is CalendarEvent & { symbol: StockSymbol } => event.symbol !== null),
    ({ symbol }) => symbol,
  );

/** Every share that may be traded in the session after the last one, as far as that was known on the day. */
const preOpen = async (asked: PreOpenAsked): Promise<ReplyOf<PreOpen>> => {
  const { tape, reference, clock, query } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const isRewound = as_of < latest(daily, undefined, clock);
  const session = nextTradingDay(as_of);
  const known_by = dayAsked(query.as_of, clock);
  const span = { as_of: known_by, from: addDays(as_of, 1), to: session };
  const [companies, closes, bars, exDateOf, { events }, usual] = await Promise.all([
    listCompanies(reference, { as_of }),
    latestBars(tape, { as_of, since: addDays(as_of, -LOOK_BACK_DAYS) }),
    barsOn(tape, as_of),
    comingExDates(asked, { known_by, after: as_of, to: session }),
    eventsBetween(asked, span),
    usualTurnover(asked, as_of),
  ]);
  const lastBars = bySymbol(closes);
  const known = { session, exDateOf, lastSession: bySymbol(bars), events: eventsOf(events), usual };
  const rows = companies.flatMap((company) => {
    const bar = lastBars.get(company.symbol);
    const { status } = isRewound ? companyOn(company, as_of) : company;
    return bar === undefined || status !== 'Active' ? [] : [toRow(company, bar, known)];
  });
  return {
    as_of,
    session,
    pre_open_percent: bandPercent(session, 'preOpen'),
    order_percent: bandPercent(session, 'order'),
    limit_percent: bandPercent(session, 'daily'),
    rows,
  };
};

export const preOpenEndpoints = implement(preOpenContracts, { preOpen });
