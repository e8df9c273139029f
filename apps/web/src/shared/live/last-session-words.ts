import type { RepliedBy } from '@chuli/contracts';
import type { MarketFields } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import type { LiveHealth } from '../../live/live-health.ts';
import { phaseText } from './live-words.ts';

export type CalendarPhase = RepliedBy<'/tools/market-status/'>['phase'];

const isClosedBy = (calendar: CalendarPhase | undefined): boolean =>
  calendar === 'closed' || calendar === 'holiday';

/** A session that closed as the calendar has it gets no older when nobody serves it any more. */
export const healthByCalendar = (
  health: LiveHealth,
  told: MarketFields | null,
  calendar: CalendarPhase | undefined,
): LiveHealth => (told?.phase === 'closed' && isClosedBy(calendar) ? { kind: 'closed' } : health);

type Known = {
  day: string;
  /** An earlier day is looked at: what the market does now is no matter of this page. */
  isPast: boolean;
  told: MarketFields | null;
  health: LiveHealth;
  /** What the calendar of the market says of this minute; undefined before it has answered. */
  calendar: CalendarPhase | undefined;
};

const whyOf = ({ told, health, calendar }: Known): string | null => {
  const isReached = health.kind !== 'offline';
  const phase = isReached && told !== null && told.phase !== 'closed' ? phaseText(told) : null;
  if (phase !== null) return phase;
  if (isClosedBy(calendar)) return null;
  return t(isReached ? 'No live session now.' : 'The live market can’t be reached right now.');
};

/**
 * Which session stands in place of a live one, and why. After hours nothing is missing, whoever answers or not: that
 * the live market is not reached matters only while it should be open.
 */
export const lastSessionWords = (known: Known): { lead: string | null; text: string } => {
  const date = dateText(known.day);
  const lead = t('Session of {date}', { date });
  if (known.isPast) return { lead, text: '' };
  const why = whyOf(known);
  return why === null
    ? { lead: null, text: t('Market closed – the figures are of the last session {date}', { date }) }
    : { lead, text: `${why} ${t('This is the last session.')}` };
};
