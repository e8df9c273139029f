import { LIVE_CHANNELS, type LiveErrorCode } from '@chuli/contracts';
import { refusalOf } from '../access/authorise.ts';
import { kindOf } from '../channels/find-channel.ts';
import { closeEnded } from '../hub/close-ended.ts';
import { greeting } from '../hub/greeting.ts';
import type { Hub, HubOptions } from '../hub/hub.ts';
import { createRooms } from '../hub/rooms.ts';
import { createAsked } from './asked.ts';
import { createEar } from './ear.ts';
import type { Mirror } from './mirror.ts';
import { createMirrors } from './mirrors.ts';
import type { Trunk } from './trunk.ts';

/** A listener that waits for a channel is told after this long that it is not known now. */
const ANSWER_WITHIN_MS = 3_000;

type Options = HubOptions & { trunk: Pick<Trunk, 'say' | 'look' | 'move'> };

/**
 * The channels of a folder, told to listeners of this process. What the folder sends goes on as it came; newcomers are
 * greeted from the mirror, so that the folder hears of a channel once, however many listen.
 */
export const createRelayHub = ({ trunk, rules = LIVE_CHANNELS, clock, metrics }: Options) => {
  const mirrors = createMirrors(metrics);
  const open = (name: string): Mirror | LiveErrorCode => mirrors.get(name) ?? 'live.not-ready';
  const rooms = createRooms<Mirror>({ clock, metrics, open });
  const asked = createAsked(() => performance.now());
  const { hear, resume } = createEar({ trunk, mirrors, asked, rooms });

  const ask = (channel: string): LiveErrorCode | null | Promise<LiveErrorCode | null> => {
    if (mirrors.get(channel) !== undefined) return null;
    const isNew = !asked.has(channel);
    const answer = asked.add(channel);
    if (isNew) trunk.say({ op: 'subscribe', channel });
    return answer;
  };

  const subscribe: Hub['subscribe'] = (listener, name, from) => {
    const kind = kindOf(name);
    if (kind === null) return 'live.no-such-channel';
    const { caller } = listener;
    const refusal = refusalOf(rules[kind], caller, clock());
    if (refusal !== null) return refusal;
    const greet = (refused: LiveErrorCode | null): LiveErrorCode | null => {
      const room = refused ?? rooms.enter(name, listener);
      if (typeof room === 'string') return room;
      for (const message of greeting(room.stream.history, clock(), { caller, resume: from }))
        rooms.tell([listener], message);
      return null;
    };
    const answer = ask(name);
    return answer instanceof Promise ? answer.then(greet) : greet(answer);
  };

  const tick = (): void => {
    trunk.look();
    for (const name of asked.olderThan(ANSWER_WITHIN_MS)) asked.settle(name, 'live.not-ready');
    rooms.forgetEmpty();
    const unheard = mirrors.names().filter((name) => !rooms.all().has(name));
    for (const channel of unheard) {
      mirrors.forget(channel);
      trunk.say({ op: 'unsubscribe', channel });
    }
  };

  const hub: Hub = {
    subscribe,
    unsubscribe: (listener, name) => rooms.leave(name, listener),
    tick,
    beat: () => {
      closeEnded(rooms, rules, clock());
      for (const { stream, listeners } of rooms.all().values())
        rooms.tell(listeners, stream.history.beat(clock(), false));
    },
    hashedBeat: (name) => rooms.all().get(name)?.stream.history.beat(clock(), true) ?? null,
  };
  return { hub, hear, resume };
};
