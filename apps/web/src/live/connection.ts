import type { ClientMessage, ServerMessage } from '@chuli/contracts/live';
import { type Act, type Happening, IDLE, type Link, type Transport, nextLink } from './link.ts';
import type { Line, OpenLine } from './transport.ts';

type Bare<H> = H extends unknown ? Omit<H, 'at' | 'luck'> : never;

export type ConnectionOptions = {
  readonly open: Readonly<Record<Transport, OpenLine>>;
  readonly now: () => number;
  readonly luck: () => number;
};

type ConnectionEvents = {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onChange: () => void;
};

/** Does what the state machine of the link decides, with real lines. */
export const createConnection = (
  { open, now, luck }: ConnectionOptions,
  { onOpen, onMessage, onChange }: ConnectionEvents,
) => {
  let link: Link = IDLE;
  let line: Line | null = null;

  const connect = (transport: Transport): void => {
    const opened: Line = open[transport]({
      onOpen: () => {
        happen({ what: 'opened' });
        onOpen();
      },
      onMessage: (message) => {
        happen({ what: 'heard' });
        if (message.t === 'moved') happen({ what: 'moved', withinMs: message.within_ms });
        onMessage(message);
      },
      onLost: (isSocketAtFault) => {
        if (line === opened) happen({ what: 'lost', isSocketAtFault });
      },
    });
    line = opened;
  };

  const act = (what: Act): void => {
    if (what === 'ping') line?.send({ op: 'ping' });
    if (what === 'disconnect') {
      line?.close();
      line = null;
    }
    if (what === 'connect' && link.phase === 'connecting') connect(link.transport);
  };

  const happen = (happening: Bare<Happening>): void => {
    const before = link.phase;
    const step = nextLink(link, { ...happening, at: now(), luck: luck() });
    link = step.link;
    for (const one of step.acts) act(one);
    if (link.phase !== before) onChange();
  };

  return {
    link: (): Link => link,
    happen,
    send: (message: ClientMessage): void => line?.send(message),
  };
};
