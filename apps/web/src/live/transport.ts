import type { ClientMessage, ServerMessage } from '@chuli/contracts/live';

/** An open way to the server, however it is carried. */
export type Line = { readonly send: (message: ClientMessage) => void; readonly close: () => void };

export type LineEvents = {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** `isSocketAtFault`: the server answers, yet no socket comes through. */
  readonly onLost: (isSocketAtFault: boolean) => void;
};

export type OpenLine = (events: LineEvents) => Line;

/** A text that is not JSON is as good as a lost connection. */
export const readServerMessage = (text: string): ServerMessage | null => {
  try {
    return JSON.parse(text) as ServerMessage;
  } catch {
    return null;
  }
};
