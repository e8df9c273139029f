import type { ChannelKind, DeltaMessage, Position, SnapshotMessage } from '@chuli/contracts';
import type { Outgoing } from '../hub/outgoing.ts';
import type { Metrics } from '../metrics.ts';
import { createEarly } from './early.ts';
import { type Mirror, createMirror } from './mirror.ts';

/** Every channel that the folder tells of, by its name. */
export const createMirrors = (metrics: Metrics) => {
  const early = createEarly();
  const opened = new Map<string, Mirror>();
  return {
    get: (name: string): Mirror | undefined => opened.get(name),
    names: (): readonly string[] => [...opened.keys()],
    positions: (): readonly (readonly [name: string, at: Position])[] =>
      [...opened].map(([name, { history }]) => [name, history.position()]),
    /** From the whole state, and the deltas that came before it. */
    open: (snapshot: SnapshotMessage, kind: ChannelKind): Mirror => {
      const { channel, epoch } = snapshot;
      const onSnapshotBuilt = (): void => metrics.snapshotBuilt(kind);
      const mirror = createMirror({ kind, snapshot, kept: early.take(channel, epoch), onSnapshotBuilt });
      opened.set(channel, mirror);
      return mirror;
    },
    /** Told on, kept for the state that it leads to, or of no use to what is held. */
    take: (delta: DeltaMessage, sent: Outgoing): 'next' | 'early' | 'broken' => {
      const { channel, epoch, seq } = delta;
      const mirror = opened.get(channel);
      const held = mirror?.history.position();
      if (mirror === undefined || held?.epoch !== epoch || seq <= held.seq) {
        early.keep(delta, sent);
        return 'early';
      }
      return mirror.accept(delta, sent) ? 'next' : 'broken';
    },
    forget: (name: string): void => {
      opened.delete(name);
      early.forget(name);
    },
    forgetEarly: early.clear,
  };
};

export type Mirrors = ReturnType<typeof createMirrors>;
