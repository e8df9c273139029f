import type { Position } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import type { Caller } from '../access/authorise.ts';
import type { History } from './history.ts';
import type { Outgoing } from './outgoing.ts';

type Newcomer = { readonly caller: Caller; readonly resume: Position | undefined };

/**
 * What a newcomer is told first: the whole state, or what it missed and the hash of what it now should hold. A relay
 * is told the deltas before the state as well, because its own listeners may come back to any of them.
 */
export const greeting = (
  history: History,
  at: Instant,
  { caller, resume }: Newcomer,
): readonly Outgoing[] => {
  const missed = resume === undefined ? null : history.since(resume);
  if (missed !== null) return [...missed, history.beat(at, true)];
  return caller.kind === 'relay' ? [...history.kept(), history.snapshot()] : [history.snapshot()];
};
