import type { Instant } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import type { SourceContext } from './source.ts';

/** An event and the moment of its session at which it is due. */
export type Due = { readonly at: Instant; readonly event: SessionEvent };

/** Shorter waits are not worth a timer: what is due within it goes at once. */
const SHORTEST_WAIT_MS = 5;

type Known = SourceContext['isKnown'];

const isHeard = ({ event }: Due, isKnown: Known): boolean =>
  event.kind === 'trade' && isKnown(event.contractId);

/** How far the log has come: the moment of the newest contract it has, −Infinity when it has none. */
const heardUntil = (events: Iterable<Due>, isKnown: Known): number => {
  let until = -Infinity;
  for (const due of events) if (isHeard(due, isKnown)) until = Math.max(until, due.at);
  return until;
};

/**
 * Lets events through by the watch, `speed` times as fast as they happened. What lies before the newest contract of
 * the log goes at once and without the contracts it has, so that a source that was killed goes on where it stopped.
 */
export async function* paced(
  events: () => Iterable<Due>,
  speed: number,
  { watch, sleep, signal, isKnown }: Pick<SourceContext, 'watch' | 'sleep' | 'signal' | 'isKnown'>,
): AsyncGenerator<Due> {
  const heard = heardUntil(events(), isKnown);
  let start: { session: number; watch: number } | null = null;
  for (const due of events()) {
    if (signal.aborted) return;
    if (start === null || due.at <= heard) start = { session: due.at, watch: watch() };
    if (isHeard(due, isKnown)) continue;
    const wait = (due.at - start.session) / speed - (watch() - start.watch);
    if (wait >= SHORTEST_WAIT_MS) await sleep(wait);
    if (signal.aborted) return;
    yield due;
  }
}

/** Brokers are hidden until the close, as the exchange hides them. */
export const masked = (event: SessionEvent): SessionEvent =>
  event.kind === 'trade' ? { ...event, buyer: '', seller: '' } : event;
