import { monitorEventLoopDelay } from 'node:perf_hooks';
import { dayOf, sessionAt } from '../judge/session-minutes.ts';
import {
  GOOD,
  IDLE,
  type Minute,
  type Part,
  type Reason,
  UNKNOWN,
  type Verdict,
  type Verdicts,
  verdictsOf,
} from '../judge/verdict.ts';
import { type Called, lookAtCalls } from './calls.ts';
import { lookAtLive } from './live.ts';
import { LookFault } from './look-fault.ts';
import { type Witness, hasOwnNetwork } from './own-network.ts';
import { lookAtPages } from './pages.ts';
import { type Told, ageOf, lookAtPrices, tradedDayOf } from './prices.ts';
import type { Site } from './site.ts';
import { type Tried, tryThrice } from './tries.ts';

export type Looking = {
  readonly site: Site;
  readonly witnesses: readonly Witness[];
  /** Between two tries; for tests. */
  readonly betweenMs?: number | undefined;
};

export type Looked = {
  readonly minute: Minute;
  /** How long each part took, and how old prices were; null where nobody looked. */
  readonly ms: Readonly<Record<Part, number | null>>;
  /** When the answer to the call was made, by the clock there. */
  readonly madeAt: number | null;
};

/** A robot that stood still itself for so long cannot say of anybody else that they were late. */
const STOOD_STILL_NS = 1_500_000_000;

/** What may as well be a fault of the way from here. */
const OF_THE_WAY: ReadonlySet<Reason> = new Set<Reason>(['unnamed', 'refused', 'silent', 'cut']);

type Seen = { readonly told: Told; readonly prices: Verdict | LookFault };

/** Old prices are a reason to look again, though the stream itself is there. */
const lookAtStream =
  (site: Site, day: string) =>
  async (remember: (seen: Seen) => void): Promise<void> => {
    const told = await lookAtLive(site);
    try {
      remember({ told, prices: lookAtPrices(told, day) });
    } catch (error) {
      if (!(error instanceof LookFault)) throw error;
      remember({ told, prices: error });
      throw error;
    }
  };

const bad = ({ reason }: LookFault): Verdict => ({ state: 'bad', reason });

const verdictOf = (tried: Tried<unknown>): Verdict => ('fault' in tried ? bad(tried.fault) : GOOD);

type Stream = {
  readonly live: Verdict;
  readonly prices: Verdict;
  readonly ms: number;
  readonly age: number | null;
  readonly day: string | null;
};

/** What is carried by a stream that is not there cannot be seen. */
const streamOf = async ({ site, betweenMs }: Looking, day: string): Promise<Stream> => {
  const last: { seen: Seen | null } = { seen: null };
  const look = lookAtStream(site, day);
  const tried = await tryThrice(() => {
    last.seen = null;
    return look((seen) => void (last.seen = seen));
  }, betweenMs);
  const { seen } = last;
  if (seen === null) return { live: verdictOf(tried), prices: UNKNOWN, ms: tried.ms, age: null, day: null };
  const prices = seen.prices instanceof LookFault ? bad(seen.prices) : seen.prices;
  return { live: GOOD, prices, ms: tried.ms, age: ageOf(seen.told), day: tradedDayOf(seen.told) };
};

const NO_STREAM: Stream = { live: IDLE, prices: IDLE, ms: 0, age: null, day: null };

const isOfTheWay = (verdict: Verdict): boolean => verdict.state === 'bad' && OF_THE_WAY.has(verdict.reason);

/** Where this machine reaches nobody, or stood still, what it did not see says nothing. */
const believable = async (
  verdicts: Verdicts,
  witnesses: readonly Witness[],
  stoodStill: boolean,
): Promise<Verdicts> => {
  const doubted = Object.values(verdicts).some(isOfTheWay);
  if (!doubted || (!stoodStill && (await hasOwnNetwork(witnesses)))) return verdicts;
  return verdictsOf((part) => (isOfTheWay(verdicts[part]) ? UNKNOWN : verdicts[part]));
};

const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Everything that counts in this minute, looked at at once. */
export const look = async (looking: Looking, at: number, madeBefore: number | null): Promise<Looked> => {
  const { site, witnesses, betweenMs } = looking;
  const session = sessionAt(at);
  const stillness = monitorEventLoopDelay({ resolution: 100 });
  stillness.enable();
  const [pages, calls, stream] = await Promise.all([
    tryThrice(() => lookAtPages(site), betweenMs),
    tryThrice<Called>(() => lookAtCalls(site, madeBefore), betweenMs),
    session === null ? NO_STREAM : streamOf(looking, dayOf(at)),
  ]);
  stillness.disable();
  const seen: Verdicts = {
    pages: verdictOf(pages),
    calls: verdictOf(calls),
    live: stream.live,
    prices: stream.prices,
  };
  const verdicts = await believable(seen, witnesses, stillness.max > STOOD_STILL_NS);
  const called = calls.seen ?? null;
  return {
    minute: { at, day: laterOf(called?.day ?? null, stream.day), verdicts },
    ms: { pages: pages.ms, calls: calls.ms, live: session === null ? null : stream.ms, prices: stream.age },
    madeAt: called?.madeAt ?? null,
  };
};
