import { LIVE_CHANNELS, LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts';
import type { AccessCaller } from './access-callers.ts';
import type { AccessPlace } from './access-place.ts';

const ORIGIN = 'http://127.0.0.1';

const visitorTicket = async ({ liveAddress }: AccessPlace): Promise<string> => {
  const reply = await fetch(`http://${liveAddress}/live/ticket`, {
    method: 'POST',
    headers: { origin: ORIGIN },
  });
  return String(((await reply.json()) as Record<string, unknown>)['ticket']);
};

const ticketOf = async (place: AccessPlace, { personId, headers }: AccessCaller): Promise<string> => {
  if (personId === null) return visitorTicket(place);
  const path = '/membership/live-ticket/';
  const { status, text } = await place.send({ method: 'POST', path, body: {}, headers });
  if (status !== 200) throw new Error(`no ticket: ${status} ${text}`);
  return String((JSON.parse(text) as Record<string, unknown>)['ticket']);
};

type Heard = { t: string; code?: string };

/** The first word of the gateway on a channel; null where it refused the connection. */
const firstWord = (place: AccessPlace, ticket: string, channel: string): Promise<Heard | null> =>
  new Promise((resolve) => {
    const options = { protocols: [LIVE_PROTOCOL, TICKET_PREFIX + ticket], headers: { origin: ORIGIN } };
    const socket = new WebSocket(`ws://${place.liveAddress}/live/socket`, options);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ op: 'subscribe', channel })));
    socket.addEventListener('message', ({ data }) => {
      resolve(JSON.parse(String(data)) as Heard);
      socket.close();
    });
    socket.addEventListener('error', () => resolve(null));
  });

const nameOf = (kind: string, of: 'symbol' | 'index' | null): string =>
  of === null ? kind : `${kind}:${of === 'symbol' ? 'NABIL' : '58'}`;

/** What the table of channels says of a caller; null where he may listen. */
const refusalFor = (rule: (typeof LIVE_CHANNELS)[keyof typeof LIVE_CHANNELS], caller: AccessCaller) => {
  if (rule.access !== 'open' && caller.personId === null) return 'token_not_valid';
  return 'feature' in rule && !caller.holds.has(rule.feature) ? 'membership.tier-required' : null;
};

const REFUSALS = new Set(['token_not_valid', 'membership.tier-required']);

export type LiveCells = { cells: number; faults: string[] };

/** Every channel by everyone, each with a ticket of his own; and every ticket a second time. */
export const judgeChannels = async (
  place: AccessPlace,
  callers: readonly AccessCaller[],
): Promise<LiveCells> => {
  const result: LiveCells = { cells: 0, faults: [] };
  for (const [kind, rule] of Object.entries(LIVE_CHANNELS)) {
    for (const caller of callers) {
      const channel = nameOf(kind, rule.of);
      const ticket = await ticketOf(place, caller);
      const heard = await firstWord(place, ticket, channel);
      const refused = heard?.code !== undefined && REFUSALS.has(heard.code) ? heard.code : null;
      result.cells += 1;
      if (heard === null || refused !== refusalFor(rule, caller))
        result.faults.push(`channel ${channel} by ${caller.name}: ${JSON.stringify(heard)}`);
      if ((await firstWord(place, ticket, 'market')) !== null)
        result.faults.push(`a ticket of ${caller.name} was taken twice`);
    }
  }
  return result;
};
