import { SILENT_AFTER_MS } from './beats.ts';

export type Transport = 'socket' | 'events';

/** `failures` in a row, of any kind; `socketFailures` since a socket last worked: some networks let none through. */
type Trouble = { readonly failures: number; readonly socketFailures: number };

type Phase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly transport: Transport; readonly since: number }
  | {
      readonly phase: 'open';
      readonly transport: Transport;
      readonly heardAt: number;
      readonly pingedAt: number | null;
      /** The server goes away: connect anew at this time. */
      readonly leaveAt: number | null;
    }
  | { readonly phase: 'waiting'; readonly until: number };

/** The one connection of the page as a plain value; what it does about it is in `Act`. */
export type Link = Trouble & Phase;

/** `luck` is from 0 up to 1: it spreads the browsers that all lost the same server. */
type Moment = { readonly at: number; readonly luck: number };

export type Happening = Moment &
  (
    | { readonly what: 'wanted' | 'unwanted' | 'opened' | 'heard' | 'woken' | 'tick' | 'offline' }
    | { readonly what: 'lost'; readonly isSocketAtFault: boolean }
    | { readonly what: 'moved'; readonly withinMs: number }
  );

export type Act = 'connect' | 'disconnect' | 'ping';
type Step = { readonly link: Link; readonly acts: readonly Act[] };

const CONNECT_TIMEOUT_MS = 10_000;
const PONG_TIMEOUT_MS = 4_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const SOCKET_TRIES = 3;

export const IDLE: Link = { phase: 'idle', failures: 0, socketFailures: 0 };

const unchanged = (link: Link): Step => ({ link, acts: [] });

/** Sockets first; where they keep failing every other try is by server-sent events. */
const transportOf = ({ failures, socketFailures }: Trouble): Transport =>
  socketFailures >= SOCKET_TRIES && failures % 2 === 0 ? 'events' : 'socket';

const connecting = ({ failures, socketFailures }: Trouble, { at }: Moment): Link => ({
  phase: 'connecting',
  transport: transportOf({ failures, socketFailures }),
  since: at,
  failures,
  socketFailures,
});

/** Full jitter: anywhere up to a limit that doubles. It never gives up. */
const waitAfterFailure = (link: Link, { at, luck }: Moment, isSocketAtFault: boolean): Step => {
  const failures = link.failures + 1;
  const limit = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  const socketFailures = link.socketFailures + (isSocketAtFault ? 1 : 0);
  return {
    link: { phase: 'waiting', until: at + luck * limit, failures, socketFailures },
    acts: ['disconnect'],
  };
};

const reconnectNow = (link: Link, moment: Moment): Step => ({
  link: connecting(link, moment),
  acts: ['disconnect', 'connect'],
});

/** Server-sent events go one way only: there the beats alone tell. */
const ping = (link: Link & { phase: 'open' }, { at }: Moment): Step =>
  link.transport === 'socket' && link.pingedAt === null
    ? { link: { ...link, pingedAt: at }, acts: ['ping'] }
    : unchanged(link);

const tickOpen = (link: Link & { phase: 'open' }, moment: Moment): Step => {
  const { at } = moment;
  if (link.leaveAt !== null && at >= link.leaveAt) return reconnectNow(link, moment);
  if (at - link.heardAt >= SILENT_AFTER_MS)
    return reconnectNow({ ...link, failures: link.failures + 1 }, moment);
  if (link.pingedAt !== null && at - link.pingedAt >= PONG_TIMEOUT_MS) return reconnectNow(link, moment);
  return unchanged(link);
};

const tick = (link: Link, moment: Moment): Step => {
  if (link.phase === 'open') return tickOpen(link, moment);
  if (link.phase === 'waiting' && moment.at >= link.until)
    return { link: connecting(link, moment), acts: ['connect'] };
  if (link.phase === 'connecting' && moment.at - link.since >= CONNECT_TIMEOUT_MS)
    return waitAfterFailure(link, moment, link.transport === 'socket');
  return unchanged(link);
};

/** The page is looked at again or the network is back: a wait ends, and a connection that slept is asked or replaced. */
const wake = (link: Link, moment: Moment): Step => {
  if (link.phase === 'waiting') return { link: connecting(link, moment), acts: ['connect'] };
  if (link.phase !== 'open') return unchanged(link);
  return moment.at - link.heardAt >= SILENT_AFTER_MS ? reconnectNow(link, moment) : ping(link, moment);
};

const heard = (link: Link, { at }: Moment): Link =>
  link.phase === 'open'
    ? {
        ...link,
        heardAt: at,
        pingedAt: null,
        failures: 0,
        socketFailures: link.transport === 'socket' ? 0 : link.socketFailures,
      }
    : link;

const opened = (link: Link, { at }: Moment): Link =>
  link.phase === 'connecting'
    ? { ...link, phase: 'open', transport: link.transport, heardAt: at, pingedAt: null, leaveAt: null }
    : link;

const isUp = ({ phase }: Link): boolean => phase === 'open' || phase === 'connecting';

const want = (link: Link, moment: Moment): Step =>
  link.phase === 'idle' ? { link: connecting(link, moment), acts: ['connect'] } : unchanged(link);

const lose = (link: Link, moment: Moment, isSocketAtFault: boolean): Step =>
  isUp(link) ? waitAfterFailure(link, moment, isSocketAtFault) : unchanged(link);

const leaveWithin = (link: Link, { at, luck }: Moment, withinMs: number): Link =>
  link.phase === 'open' ? { ...link, leaveAt: at + luck * withinMs } : link;

/** What the connection becomes by what happened, and what has to be done. */
export const nextLink = (link: Link, happening: Happening): Step => {
  switch (happening.what) {
    case 'wanted':
      return want(link, happening);
    case 'unwanted':
      return { link: IDLE, acts: isUp(link) ? ['disconnect'] : [] };
    case 'opened':
      return unchanged(opened(link, happening));
    case 'heard':
      return unchanged(heard(link, happening));
    case 'lost':
      return lose(link, happening, happening.isSocketAtFault);
    case 'offline':
      return lose(link, happening, false);
    case 'moved':
      return unchanged(leaveWithin(link, happening, happening.withinMs));
    case 'woken':
      return wake(link, happening);
    case 'tick':
    default:
      return tick(link, happening);
  }
};
