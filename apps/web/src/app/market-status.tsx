import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { ageText, classNames, kathmanduTime } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../screen-kit/use-now.ts';
import { marketStatusQuery } from './market-status-query.ts';

/** Three rounds without an answer: what is shown may no longer be so. */
const LATE_AFTER = 30_000;

type Status = RepliedBy<'/tools/market-status/'>;

const WORDS: Record<Status['phase'], string> = {
  'pre-open': 'Pre-open',
  matching: 'Opening match',
  open: 'Open',
  closed: 'Closed',
  holiday: 'Holiday',
};

const hoursAndMinutes = (minutes: number): string =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} m` : `${minutes} m`;

const untilClose = (date: TradingDate, minutes: number): string | null => {
  const hours = sessionHours(date);
  return minutes >= hours.to ? null : `closes in ${hoursAndMinutes(hours.to - minutes)}`;
};

const detail = (status: Status, now: number): string => {
  const age = `${ageText(now / 1000 - status.as_of_live_unix)} old`;
  if (!status.is_open) return `session ${status.as_of_live} · ${age}`;
  const at = instant(now);
  return [untilClose(kathmanduDate(at), kathmanduMinutes(at)), `data ${age}`].filter(Boolean).join(' · ');
};

/** Market state by shape and word, with the age of what is known. It asks every ten seconds, whatever happened last time. */
export const MarketStatus = () => {
  const { data, dataUpdatedAt, isError } = useQuery(marketStatusQuery);
  const now = useNow();
  const isLate = data !== undefined && now - dataUpdatedAt > LATE_AFTER;
  const phase = data?.phase ?? 'unknown';
  return (
    <div className="status" data-phase={isLate ? 'unknown' : phase}>
      <i className="shape" aria-hidden />
      <div>
        <output>{data === undefined ? 'Market' : WORDS[data.phase]}</output>{' '}
        <span className="clock">{kathmanduTime(instant(now))}</span>
        <small className={classNames(isLate && 'is-late')}>
          {isLate && `no answer for ${ageText((now - dataUpdatedAt) / 1000)}`}
          {!isLate && (data === undefined ? (isError ? 'no answer yet' : 'asking') : detail(data, now))}
        </small>
      </div>
    </div>
  );
};
