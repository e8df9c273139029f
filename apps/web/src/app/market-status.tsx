import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { type Phrase, digits, t } from '@chuli/language';
import { sessionHours } from '@chuli/market';
import { ageText, classNames, kathmanduTime } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../screen-kit/use-now.ts';
import { healthOf } from '../live/live-health.ts';
import { type LiveBoard, useLiveBoard } from '../live/live-board.ts';
import { marketStatusQuery } from './market-status-query.ts';

/** Three rounds without an answer: what is shown may no longer be so. */
const LATE_AFTER = 30_000;

type Status = RepliedBy<'/tools/market-status/'>;

const WORDS = {
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
  if (!status.is_open) return t('session {date} · {age} old', { date: digits(status.as_of_live), age });
  const at = instant(now);
  return [untilClose(kathmanduDate(at), kathmanduMinutes(at)), t('data {age} old', { age })]
    .filter(Boolean)
    .join(' · ');
};

type Shown = { phase: Phase | null; detail: string; isLate: boolean };

const asAnswered = (status: Status, answeredAt: number, now: number): Shown => {
  const isLate = now - answeredAt > LATE_AFTER;
  return {
    phase: status.phase,
    detail: isLate
      ? t('no answer for {age}', { age: ageText((now - answeredAt) / 1000) })
      : detail(status, now),
    isLate,
  };
};

/** What the live market says of itself: only it knows of a halt. Null where the answer of the server is the newer one. */
const asLive = (board: LiveBoard | null, status: Status | undefined, now: number): Shown | null => {
  if (board === null || !isPhase(board.market.phase) || board.market.phase === 'closed') return null;
  if (status !== undefined && board.market.day < status.as_of_live) return null;
  const health = healthOf(board, now);
  if (health.kind === 'offline') return null;
  const { phase, halt_until: until } = board.market;
  const age = t('data {age} old', { age: ageText((now - (board.newsAt ?? now)) / 1000) });
  const end = until === null ? null : t('until {time}', { time: kathmanduTime(instant(until)) });
  return {
    phase,
    detail: [end, age].filter(Boolean).join(' · '),
    isLate: health.kind === 'stale',
  };
};

/** Market state by shape and word, with the age of what is known. It asks every ten seconds, whatever happened last time. */
export const MarketStatus = () => {
  const { data, dataUpdatedAt, isError } = useQuery(marketStatusQuery);
  const board = useLiveBoard();
  const now = useNow();
  const shown: Shown =
    asLive(board, data, now) ??
    (data === undefined
      ? { phase: null, detail: t(isError ? 'no answer yet' : 'asking'), isLate: false }
      : asAnswered(data, dataUpdatedAt, now));
  return (
    <div className="status" data-phase={shown.isLate ? 'unknown' : (shown.phase ?? 'unknown')}>
      <i className="shape" aria-hidden />
      <div>
        <output>{t(shown.phase === null ? 'Market' : WORDS[shown.phase])}</output>{' '}
        <span className="clock">{kathmanduTime(instant(now))}</span>
        <small className={classNames(shown.isLate && 'is-late')}>{shown.detail}</small>
      </div>
    </div>
  );
};
