import type { State } from './state.ts';

/** What the other machine says of its server. */
export type Told = Pick<State, 'role' | 'timeline'>;

/** Balancers believe the first yes: one that has just begun gives it to none before the other was silent so often. */
const SILENCES = 3;

/**
 * Why nobody is sent to a server; null where writes belong there. One that comes back does not know that it was replaced
 * while it was away. What the other said last counts on while it is silent: an answer that is late for once would else
 * send everybody to a server that acknowledges nothing and whose rows are old.
 */
export const createRefusal = (
  askOther: () => Promise<Told | null>,
): ((own: Told | null) => Promise<string | null>) => {
  let last: Told | null = null;
  let silences = 0;
  return async (own) => {
    if (own === null) return 'does not answer';
    const said = await askOther();
    silences = said === null ? silences + 1 : 0;
    last = said ?? last;
    if (own.role === 'standby') return 'standby';
    if (last?.role === 'primary' && last.timeline > own.timeline) return 'replaced';
    return last === null && silences < SILENCES ? 'has not heard of the other' : null;
  };
};
