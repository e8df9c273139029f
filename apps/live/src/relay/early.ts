import type { DeltaMessage, Position } from '@chuli/contracts';
import type { Outgoing } from '../hub/outgoing.ts';

type Early = Position & { readonly delta: Outgoing };

/** The folder keeps no more either. */
const MOST = 150;

/** Deltas that came before the state that they lead to. */
export const createEarly = () => {
  const held = new Map<string, readonly Early[]>();
  return {
    /** One after the other: what came before a list of kept deltas began is in that list. */
    keep: ({ channel, epoch, seq }: DeltaMessage, delta: Outgoing): void => {
      const before = held.get(channel) ?? [];
      const last = before.at(-1);
      const isNext = last?.epoch === epoch && last.seq === seq - 1;
      held.set(channel, [...(isNext ? before : []), { epoch, seq, delta }].slice(-MOST));
    },
    take: (channel: string, epoch: string): readonly Outgoing[] => {
      const kept = held.get(channel) ?? [];
      held.delete(channel);
      return kept.filter((one) => one.epoch === epoch).map(({ delta }) => delta);
    },
    forget: (channel: string): void => void held.delete(channel),
    clear: (): void => held.clear(),
  };
};
