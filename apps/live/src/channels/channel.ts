import type { SessionReader } from '@chuli/session';

type Changes = ReturnType<SessionReader['changedSince']>;

/** How one channel reads its state out of the session and tells what changed. */
export type Channel<State, Delta> = {
  /** Whether these changes of the session can have touched this channel. */
  readonly isTouched: (changes: Changes) => boolean;
  /** The whole state now, in its canonical order; the same session gives the same state. */
  readonly read: (session: SessionReader | null) => State;
  /** What turns one state into the other; undefined when they are equal. */
  readonly difference: (before: State, after: State) => Delta | undefined;
};

/** A channel whose own types nobody outside needs to know: its states and deltas only travel. */
export type OpenedChannel = {
  readonly isTouched: (changes: Changes) => boolean;
  /** Reads anew and returns what changed since the reading before. */
  readonly advance: (session: SessionReader | null) => unknown;
  readonly state: () => unknown;
};

export const openChannel = <State, Delta>(
  channel: Channel<State, Delta>,
  session: SessionReader | null,
): OpenedChannel => {
  let state = channel.read(session);
  return {
    isTouched: channel.isTouched,
    advance: (now) => {
      const after = channel.read(now);
      const delta = channel.difference(state, after);
      state = after;
      return delta;
    },
    state: () => state,
  };
};
