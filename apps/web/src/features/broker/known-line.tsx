import './known-line.css';
import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { classNames, shareText } from '@chuli/ui';
import { BrokerCaveat } from './broker-caveat.tsx';

/** What every answer about floorsheets says of its sessions. */
export type KnownReply = {
  from_date: TradingDate;
  to_date: TradingDate;
  sessions: readonly TradingDate[];
  sessions_missing: number;
  nearest: TradingDate | null;
  coverage_percent: number | null;
  is_adjusted?: boolean;
};

/** Below it a floorsheet is called incomplete. */
const WHOLE_PERCENT = 99.5;
const MOST_TICKS = 20;

export const knownText = ({ sessions, sessions_missing }: KnownReply): string =>
  t('{known} of {all} sessions known', {
    known: digits(String(sessions.length)),
    all: digits(String(sessions.length + sessions_missing)),
  });

/** How many sessions stand behind a total; one tick a session where there are few. */
export const KnownChip = ({ reply }: { reply: KnownReply }) => {
  const known = reply.sessions.length;
  const all = known + reply.sessions_missing;
  return (
    <span className={classNames('known', reply.sessions_missing > 0 && 'is-short')}>
      {all <= MOST_TICKS && (
        <i aria-hidden>
          {Array.from({ length: all }, (_, place) => (
            <u key={place} className={place < all - known ? 'gap' : undefined} />
          ))}
        </i>
      )}
      <b>{knownText(reply)}</b>
    </span>
  );
};

const Told = ({ reply }: { reply: KnownReply }) => (
  <>
    {reply.coverage_percent !== null && reply.coverage_percent < WHOLE_PERCENT && (
      <span>
        {t('The floorsheet holds {percent} % of the volume of these sessions.', {
          percent: shareText(reply.coverage_percent),
        })}
      </span>
    )}
    {reply.is_adjusted === true && (
      <span>
        {t('Shares and rates are those of {date}, after an ex-date.', { date: digits(reply.to_date) })}
      </span>
    )}
  </>
);

/** Over every table of brokers: the range, how much of it is known, and what a broker number does not say. */
export const KnownLine = ({ reply }: { reply: KnownReply }) => (
  <>
    <div className="known-line">
      <KnownChip reply={reply} />
      <span className="q">
        {reply.from_date === reply.to_date
          ? digits(reply.to_date)
          : t('{from} to {to}', { from: digits(reply.from_date), to: digits(reply.to_date) })}
      </span>
      <Told reply={reply} />
    </div>
    <BrokerCaveat sessions={reply.sessions.length} />
  </>
);

type Shown<F extends string> = { reply: KnownReply; set: (changes: Record<F, TradingDate>) => void };

/** Why a list is empty; where no session of it is known, the way to the nearest that is. */
export const emptyWords = <F extends 'range' | 'date' | 'days'>(filter: F) => ({
  title: 'No trades in this range' as const,
  why: ({ reply }: Pick<Shown<F>, 'reply'>): string => {
    const range = { from: digits(reply.from_date), to: digits(reply.to_date) };
    if (reply.sessions.length > 0) return `${t('No broker fits this question.')} ${knownText(reply)}`;
    if (reply.nearest === null) return t('No floorsheet of {from} to {to} is in the archive.', range);
    return t('No floorsheet of {from} to {to} is in the archive. The nearest known session is {nearest}.', {
      ...range,
      nearest: digits(reply.nearest),
    });
  },
  action: ({ reply, set }: Shown<F>) => {
    const { nearest } = reply;
    if (nearest === null) return undefined;
    return {
      label: t('Show {date}', { date: digits(nearest) }),
      onClick: () => set({ [filter]: nearest } as Record<F, TradingDate>),
    };
  },
});
