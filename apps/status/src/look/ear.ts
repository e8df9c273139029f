import type { ClientMessage, MarketFields } from '@chuli/contracts/live';
import { type ChannelMessage, type Copy, hearMessage } from '@chuli/contracts/live-copy';
import { z } from 'zod';
import { LookFault } from './look-fault.ts';
import type { Told } from './prices.ts';

/** What was heard of the market. */
export type Heard = Told;

/** `proven`: what is held is what the server holds. `done`: something more came. */
type Step = 'waiting' | 'proven' | 'done';

const CHANNEL = 'market';

const Moment = z.number().finite();
const Stamp = { channel: z.literal(CHANNEL), epoch: z.string(), seq: z.int() };

/** As much of a message as is looked at; what belongs to other versions of the wire is passed over. */
const Message = z.discriminatedUnion('t', [
  z.looseObject({ t: z.literal('snapshot'), ...Stamp, as_of: Moment, data: z.looseObject({}) }),
  z.looseObject({ t: z.literal('delta'), ...Stamp, as_of: Moment, data: z.looseObject({}) }),
  z.looseObject({
    t: z.literal('beat'),
    at: Moment,
    channel: z.string().optional(),
    hash: z.string().optional(),
  }),
  z.looseObject({ t: z.literal('error') }),
  z.looseObject({ t: z.literal('moved') }),
]);
type Message = z.output<typeof Message>;

const Market = z.looseObject({
  market: z
    .looseObject({
      day: z.string(),
      phase: z.string(),
      heard_at: Moment.nullable(),
      trades: z.number(),
    })
    .nullable(),
});

const messageIn = (text: string): Message => {
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    throw new LookFault('unlike');
  }
};

/** By the code of the browser: a copy that knows whether it is whole. */
const take = (copy: Copy | null, message: Message): Copy | null => {
  try {
    return hearMessage(CHANNEL, copy, message as unknown as ChannelMessage);
  } catch {
    throw new LookFault('unlike');
  }
};

const marketIn = ({ state }: Copy): MarketFields | null => {
  const read = Market.safeParse(state);
  if (!read.success) throw new LookFault('unlike');
  return (state as { market: MarketFields | null }).market;
};

/** Follows one channel of the wire, and asks the server to prove what it told. */
export const createEar = ({ say }: { say: (message: ClientMessage) => void }) => {
  let copy: Copy | null = null;
  let provenAt: { readonly there: number; readonly here: number } | null = null;

  const hearBeat = ({ at, hash }: Message & { t: 'beat' }, here: number): Step => {
    if (provenAt !== null) return 'done';
    // A beat without one is that of every ten seconds.
    if (copy === null || hash === undefined) return 'waiting';
    provenAt = { there: at, here };
    return 'proven';
  };

  const hear = (text: string, here: number): Step => {
    const message = messageIn(text);
    if (message.t === 'error') throw new LookFault('error');
    if (message.t === 'moved') throw new LookFault('cut');
    if (message.t === 'beat' && message.channel !== CHANNEL) return 'waiting';
    const isFirst = copy === null && message.t === 'snapshot';
    copy = take(copy, message);
    if (copy === null) return 'waiting';
    if (!copy.isWhole) throw new LookFault('torn');
    marketIn(copy);
    if (isFirst) say({ op: 'ping', channel: CHANNEL });
    if (message.t === 'beat') return hearBeat(message, here);
    return provenAt !== null && message.t === 'delta' ? 'done' : 'waiting';
  };

  return {
    begin: (): void => say({ op: 'subscribe', channel: CHANNEL }),
    hear,
    /** The market as held, and what the clock of the server shows now. */
    heard: (here: number): Heard => {
      if (copy === null || provenAt === null) throw new LookFault('silent');
      return { market: marketIn(copy), now: provenAt.there + (here - provenAt.here) };
    },
  };
};
