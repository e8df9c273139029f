import type { ChannelKind } from '@chuli/contracts';
import { type Rule, refusalOf } from '../access/authorise.ts';
import { kindOf } from '../channels/find-channel.ts';
import { errorMessage } from './outgoing.ts';
import type { Rooms } from './rooms.ts';

export type ChannelRules = Readonly<Record<ChannelKind, Rule>>;

/** Whoever may hear a channel no longer, because a membership ended, is told so and hears no more of it. */
export const closeEnded = (
  rooms: Pick<Rooms, 'all' | 'leave' | 'tell'>,
  rules: ChannelRules,
  now: number,
): void => {
  for (const [name, { listeners }] of rooms.all()) {
    const kind = kindOf(name);
    if (kind === null || rules[kind].feature === undefined) continue;
    for (const listener of listeners) {
      const refusal = refusalOf(rules[kind], listener.caller, now);
      if (refusal === null) continue;
      rooms.leave(name, listener);
      rooms.tell([listener], errorMessage(refusal, name));
    }
  }
};
