import type { MarketFields } from '@chuli/contracts/live';
import { instant } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import { ageText, dateText, kathmanduTime } from '@chuli/ui';
import type { LiveHealth } from '../../live/live-health.ts';

export const PHASE_WORDS: Readonly<Record<string, Phrase>> = {
  before: 'Before the opening',
  'pre-open': 'Pre-open',
  matching: 'Opening match',
  open: 'Open',
  halted: 'Halted',
  suspended: 'Suspended',
  closed: 'Closed',
};

/** A halt by a move of the index names the move; other reasons are words of the exchange. */
const reasonText = (reason: string): string => {
  const move = /index moved ([\d.]+) %/.exec(reason)?.[1];
  return move === undefined
    ? say(reason)
    : t('The NEPSE index moved {move} % from its previous close.', { move: say(move) });
};

const stopText = ({ phase, halt_until: until, reason }: MarketFields): string => {
  const what =
    phase === 'halted' && until !== null
      ? t('Trading is halted until {time}.', { time: kathmanduTime(instant(until)) })
      : t(phase === 'halted' ? 'Trading is halted.' : 'Trading is suspended; no time is set for its return.');
  return reason === null ? what : `${what} ${reasonText(reason)}`;
};

const closedText = ({ day, declared_final: isFinal }: MarketFields): string =>
  t(
    isFinal === true
      ? 'The session of {date} is closed; its totals are final.'
      : 'The session of {date} is closed; its figures may still be corrected.',
    { date: dateText(day) },
  );

const EARLY: Readonly<Record<string, Phrase>> = {
  before: 'The session hasn’t started.',
  'pre-open': 'Orders of the pre-open are being taken.',
  matching: 'The opening prices are being matched.',
};

/** What the phase means for the figures, where it means something. */
export const phaseText = (market: MarketFields): string | null => {
  if (market.phase === 'halted' || market.phase === 'suspended') return stopText(market);
  if (market.phase === 'closed') return closedText(market);
  const early = EARLY[market.phase];
  return early === undefined ? null : t(early);
};

/** Why the figures may be old, with their age; null while they are as new as they can be. */
export const staleText = (health: LiveHealth): { age: string; why: string } | null => {
  if (health.kind === 'stale')
    return {
      age: ageText(health.ageMs / 1000),
      why: t(
        health.cause === 'source'
          ? 'No updates from the exchange since; showing the last figures.'
          : 'No updates since; reconnecting.',
      ),
    };
  if (health.kind === 'offline' && health.ageMs !== null)
    return {
      age: ageText(health.ageMs / 1000),
      why: t('The live market can’t be reached; we keep trying.'),
    };
  return null;
};
