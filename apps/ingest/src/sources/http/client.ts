import type { SourceContext } from '../source.ts';
import { type Answer, fetchJson } from './fetch-json.ts';
import { type PacerOptions, createPacer } from './pacer.ts';

export type HttpSettings = PacerOptions & {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How lists are asked for; the exchange has changed its mind about it. */
  readonly listMethod: 'GET' | 'POST';
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly pageSize: number;
  readonly pollMs: number;
  /** The same bodies for so long while the market is open: the publisher stands still. */
  readonly frozenMs: number;
  /** Books asked for in one round; each is a request of its own. */
  readonly depthPerPoll: number;
  /** How often the pages of a day are read again until its sums hold. */
  readonly passes: number;
  readonly passGapMs: number;
};

/** Paths below the base address. */
export const PATHS = {
  marketOpen: 'nepse-data/market-open',
  indices: 'nepse-index',
  summary: 'market-summary/',
  floorsheet: 'nepse-data/floorsheet',
  todayPrice: 'nepse-data/today-price',
  depth: 'nepse-data/marketdepth',
} as const;

const LISTS: ReadonlySet<string> = new Set([PATHS.floorsheet, PATHS.todayPrice]);

export type Client = {
  ask: (path: string, query?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** For what concerns one security: its refusal says nothing about the rest. */
  askAside: (path: string) => Promise<Answer>;
  isBroken: () => boolean;
};

type Talk = Pick<SourceContext, 'clock' | 'sleep' | 'signal'>;

/** One request at a time, spaced and backed off: paging in parallel makes the exchange drop connections. */
export const openClient = (settings: HttpSettings, { clock, sleep, signal }: Talk): Client => {
  const pacer = createPacer(settings);
  const base = settings.baseUrl.endsWith('/') ? settings.baseUrl : `${settings.baseUrl}/`;
  const send = async (path: string, query: Readonly<Record<string, string>>): Promise<Answer> => {
    const wait = pacer.waitBefore(clock());
    if (wait > 0) await sleep(wait);
    const address = new URL(path, base);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const { headers, timeoutMs, maxBytes } = settings;
    const method = LISTS.has(path) ? settings.listMethod : 'GET';
    return fetchJson(address, { headers, method, timeoutMs, maxBytes, signal });
  };
  return {
    ask: async (path, query = {}) => {
      const answer = await send(path, query);
      if (answer.fault === null) pacer.succeeded(clock());
      else pacer.failed(clock());
      return answer;
    },
    askAside: async (path) => {
      const answer = await send(path, {});
      if (answer.fault !== null && answer.isThrottled) pacer.failed(clock());
      else pacer.succeeded(clock());
      return answer;
    },
    isBroken: () => pacer.isOpen(),
  };
};
