import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { type CorporateEvent, eventsBetween } from '../home/corporate-events.ts';

type MarketStatus = RepliedBy<'/tools/market-status/'>;
type DayStatus = RowOf<'/data/session-status/'>;
type RightRow = RowOf<'/right/'>;

/**
 * What the feed does by what is public: the calendar says whether a session is due, the record of the days whether one
 * runs. Silent is the one state that somebody should hear of.
 */
export type FeedState = 'unknown' | 'rest' | 'waiting' | 'running' | 'silent';

export type CorporateNotice = Omit<CorporateEvent, 'kind'> & {
  readonly kind: CorporateEvent['kind'] | 'Right opened';
};

export type Notices = {
  readonly feed: FeedState;
  /** Days whose figures may still change. */
  readonly days: readonly DayStatus[];
  /** Newest first. */
  readonly actions: readonly CorporateNotice[];
};

type Known = {
  readonly status: MarketStatus | undefined;
  readonly days: readonly DayStatus[];
  readonly dividends: readonly RowOf<'/bonus/'>[];
  readonly rights: readonly RightRow[];
  /** The last sessions, newest first. */
  readonly sessions: readonly TradingDate[];
};

const SESSIONS_BACK = 5;
const MOST_ACTIONS = 12;

const feedOf = (status: MarketStatus | undefined, newest: DayStatus | undefined): FeedState => {
  if (status === undefined) return 'unknown';
  if (status.phase === 'closed' || status.phase === 'holiday') return 'rest';
  const today = kathmanduDate(instant(status.c * 1_000));
  if (newest?.status === 'live' && newest.date === today) return 'running';
  return status.phase === 'open' ? 'silent' : 'waiting';
};

const openedRights = (
  rights: readonly RightRow[],
  first: TradingDate,
  last: TradingDate,
): CorporateNotice[] =>
  rights
    .filter(({ opened_on }) => opened_on >= first && opened_on <= last)
    .map(({ opened_on, symbol, ratio }) => ({ date: opened_on, symbol, kind: 'Right opened', what: ratio }));

/** Dated within the last sessions or since: what lies ahead is on the screen of today, not news. */
const actionsOf = ({ dividends, rights, sessions, status }: Known): CorporateNotice[] => {
  const first = sessions[Math.min(SESSIONS_BACK, sessions.length) - 1];
  if (first === undefined || status === undefined) return [];
  const last = kathmanduDate(instant(status.c * 1_000));
  return [...eventsBetween(dividends, first, last), ...openedRights(rights, first, last)]
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.symbol.localeCompare(b.symbol))
    .slice(0, MOST_ACTIONS);
};

export const noticesOf = (known: Known): Notices => ({
  feed: feedOf(known.status, known.days[0]),
  days: known.days.filter(({ status }) => status === 'provisional'),
  actions: actionsOf(known),
});

export const actionId = ({ symbol, kind, date }: CorporateNotice): string => `${symbol} ${kind} ${date}`;

/** One name for each piece of news; a feed that does what it should and a day that is final are none. */
export const newsIds = ({ feed, days, actions }: Notices): string[] => [
  ...(feed === 'silent' ? ['feed silent'] : []),
  ...days.map(({ date, status }) => `${date} ${status}`),
  ...actions.map(actionId),
];
