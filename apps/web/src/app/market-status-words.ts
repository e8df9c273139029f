import type { RepliedBy } from '@chuli/contracts';
import type { MarketFields } from '@chuli/contracts/live';
import { type TradingDate, instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { type Phrase, digits, t } from '@chuli/language';
import { sessionHours } from '@chuli/market';
import { ageText, kathmanduTime } from '@chuli/ui';
import type { LiveBoard } from '../live/live-board.ts';
import { healthOf } from '../live/live-health.ts';

/** Three rounds without an answer: what is shown may no longer be so. */
const LATE_AFTER = 30_000;

type Reply = RepliedBy<'/tools/market-status/'>;
/** What the bar reads of it. */
export type Status = Pick<Reply, 'phase' | 'is_open' | 'as_of_live' | 'as_of_live_unix'>;

export const WORDS = {
  'pre-open': 'Pre-open',
  matching: 'Opening match',
  open: 'Open',
  halted: 'Halted',
  suspended: 'Suspended',
  closed: 'Closed',
  holiday: 'Holiday',
} as const satisfies Record<Status['phase'] | 'halted' | 'suspended', Phrase>;

type Phase = keyof typeof WORDS;

const isPhase = (phase: string): phase is Phase => Object.hasOwn(WORDS, phase);

const hoursAndMinutes = (minutes: number): string =>
  minutes >= 60
    ? t('{hours} h {minutes} m', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : t('{minutes} m', { minutes });

const untilClose = (date: TradingDate, minutes: number): string | null => {
  const hours = sessionHours(date);
  return minutes >= hours.to ? null : t('closes in {time}', { time: hoursAndMinutes(hours.to - minutes) });
};

const detail = (status: Status, now: number): string => {
  const age = ageText(now / 1000 - status.as_of_live_unix);
  if (!status.is_open) return t('last session {date} · {age} ago', { date: digits(status.as_of_live), age });
  const at = instant(now);
  return [untilClose(kathmanduDate(at), kathmanduMinutes(at)), t('data {age} old', { age })]
    .filter(Boolean)
    .join(' · ');
};

export type StatusShown = { phase: Phase | null; detail: string; isLate: boolean };

export const asAnswered = (status: Status, answeredAt: number, now: number): StatusShown => {
  const isLate = now - answeredAt > LATE_AFTER;
  return {
    phase: status.phase,
    detail: isLate
      ? t('no update for {age}', { age: ageText((now - answeredAt) / 1000) })
      : detail(status, now),
    isLate,
  };
};

/** In a halt nothing comes and nothing gets old: what counts is when trading goes on. */
const nextText = ({ halt_until: until }: MarketFields): string =>
  until === null
    ? t('no reopening time yet')
    : t('trading again at {time}', { time: kathmanduTime(instant(until)) });

const ageOf = (ms: number): string => t('data {age} old', { age: ageText(ms / 1000) });

/** The day that closed is newer than the last one of the archive until that has it. */
const asClosed = (board: LiveBoard, status: Status | undefined, now: number): StatusShown | null => {
  if (status === undefined || board.market.day <= status.as_of_live || board.newsAt === null) return null;
  const age = ageText((now - board.newsAt) / 1000);
  return {
    phase: status.phase,
    detail: t('last session {date} · {age} ago', { date: digits(board.market.day), age }),
    isLate: false,
  };
};

/** What the live market says of itself: only it knows of a halt. Null where the answer of the server is the newer one. */
export const asLive = (
  board: LiveBoard | null,
  status: Status | undefined,
  now: number,
): StatusShown | null => {
  if (board === null || !isPhase(board.market.phase)) return null;
  if (board.market.phase === 'closed') return asClosed(board, status, now);
  if (status !== undefined && board.market.day < status.as_of_live) return null;
  const health = healthOf(board, now);
  if (health.kind === 'offline') return null;
  const isLate = health.kind === 'stale';
  const ageMs = isLate ? health.ageMs : now - (board.newsAt ?? now);
  const isStopped = board.market.phase === 'halted' || board.market.phase === 'suspended';
  return {
    phase: board.market.phase,
    detail: isStopped && !isLate ? nextText(board.market) : ageOf(ageMs),
    isLate,
  };
};
