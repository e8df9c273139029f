import { instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import { classNames, dateText, kathmanduTime } from '@chuli/ui';
import type { ReactNode } from 'react';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { lastSessionWords } from '../../shared/live/last-session-words.ts';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';
import { PHASE_WORDS, phaseText, staleText } from '../../shared/live/live-words.ts';

/** Where no live session is shown: which one it is instead, and what the market is doing. */
const LastLine = ({ live }: { live: LiveMarket }) => {
  const { told, health, day, calendar } = live;
  const isPast = useAsOf() !== undefined;
  if (day === undefined) return null;
  const { lead, text } = lastSessionWords({ day, isPast, told, health, calendar });
  return (
    <p className="live-line">
      <output>
        {lead !== null && <b>{lead}</b>} {text}
      </output>
    </p>
  );
};

/**
 * How live the figures below are: the state of the market, their time, and their age where it matters. Read aloud is
 * what changes seldom; the times would never let a listener finish.
 */
export const LiveLine = ({ live, children }: { live: LiveMarket; children?: ReactNode }) => {
  const { market, health } = live;
  if (market === null) return <LastLine live={live} />;
  const stale = staleText(health);
  const at = market.heard_at === null ? null : kathmanduTime(instant(market.heard_at));
  return (
    <p className={classNames('live-line', stale !== null && 'is-old is-stale')}>
      {stale !== null && <span className="stale-badge">{t('{age} old', { age: stale.age })}</span>}
      <output>
        <b className="phase" data-live={health.kind} data-phase={market.phase}>
          {t(PHASE_WORDS[market.phase] ?? 'Open')}
        </b>{' '}
        {[stale?.why, phaseText(market)].filter(Boolean).join(' ')}
      </output>
      {children}
      {at !== null && (
        <span className="ml-auto age">{t('As of {time}', { time: `${dateText(market.day)} ${at}` })}</span>
      )}
    </p>
  );
};
