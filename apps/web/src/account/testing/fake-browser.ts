import { type Keeper, createKeeper } from '../keeper.ts';
import type { Renewed, Tokens } from '../renewal.ts';
import { type Memory, type Store, createStore } from '../store.ts';
import { type Lock, storageLock } from '../tab-lock.ts';

type Listener = () => void;

/** The storage that all tabs of a browser share; as in a browser, the tab that writes is not told of it. */
const sharedStorage = () => {
  const values = new Map<string, string>();
  const tabs = new Set<Listener>();
  const memoryOf = (own: Listener): Memory => {
    const tellOthers = (): void => {
      for (const tab of tabs) if (tab !== own) tab();
    };
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
        tellOthers();
      },
      removeItem: (key) => {
        values.delete(key);
        tellOthers();
      },
    };
  };
  return { memoryOf, tabs };
};

/** A server with one refresh token that is good, each exchanged once. */
export type FakeServer = {
  exchanges: string[];
  told: string[];
  bearers: (string | null)[];
  good: Set<string>;
  /** What `exchange` does instead of answering. */
  trouble: (() => void) | null;
  /** Access tokens that the server no longer takes. */
  dead: Set<string>;
  lasts: number;
};

export type Tab = { store: Store; keeper: Keeper; purged: number[] };

const startServer = () => {
  const server: FakeServer = {
    exchanges: [],
    told: [],
    bearers: [],
    good: new Set(['r0']),
    trouble: null,
    dead: new Set(),
    lasts: 900,
  };

  const exchange = async (refresh: string): Promise<Tokens | null> => {
    server.exchanges.push(refresh);
    await Promise.resolve();
    server.trouble?.();
    if (!server.good.delete(refresh)) return null;
    const next = `r${server.exchanges.length}`;
    server.good.add(next);
    return { access: `a${server.exchanges.length}`, refresh: next, expires_in: server.lasts };
  };

  const answer = (init: RequestInit): Promise<Response> => {
    const bearer = new Headers(init.headers).get('authorization');
    server.bearers.push(bearer);
    const isDead = bearer !== null && server.dead.has(bearer.slice('Bearer '.length));
    return Promise.resolve(new Response('{}', { status: isDead ? 401 : 200 }));
  };

  return { server, exchange, answer };
};

/** One after the other, as Web Locks do. */
const queueLock = (): Lock => {
  let queue: Promise<unknown> = Promise.resolve();
  return async (act) => {
    const turn = queue.then(act, act);
    queue = turn.catch(() => undefined);
    return await turn;
  };
};

/** A browser with as many tabs as a test opens, a clock that the test moves, and one server. */
export const openBrowser = () => {
  const { memoryOf, tabs } = sharedStorage();
  const channels = new Set<(renewed: Renewed) => void>();
  const { server, exchange, answer } = startServer();
  const pauses: number[] = [];
  let clock = 1_000_000;
  let names = 0;

  const oneByOne = queueLock();

  const pause = (ms: number): Promise<void> => {
    pauses.push(ms);
    clock += ms;
    return new Promise((resolve) => setTimeout(resolve, 0));
  };

  const openTab = (kind: 'web lock' | 'storage lock' = 'web lock'): Tab => {
    let told: Listener = () => undefined;
    const own = (): void => told();
    const memory = memoryOf(own);
    tabs.add(own);
    const store = createStore(memory, (listener) => {
      told = listener;
      return () => undefined;
    });
    store.subscribe(() => undefined);
    const purged: number[] = [];
    let hear: (renewed: Renewed) => void = () => undefined;
    const keeper = createKeeper({
      store,
      lock:
        kind === 'web lock'
          ? oneByOne
          : storageLock({ memory, tab: `tab${(names += 1)}`, now: () => clock, pause }),
      channel: {
        post: (renewed) => {
          for (const other of channels) if (other !== hear) setTimeout(() => other(renewed), 0);
        },
        listen: (listener) => {
          hear = listener;
          channels.add(listener);
        },
      },
      exchange,
      tellServer: (refresh) => void server.told.push(refresh),
      purge: () => void purged.push(clock),
      fetch: (_, init) => answer(init),
      newId: () => `s${(names += 1)}`,
      now: () => clock,
      random: () => 0.5,
      pause,
    });
    return { store, keeper, purged };
  };

  return {
    openTab,
    server,
    pauses,
    move: (ms: number): void => {
      clock += ms;
    },
  };
};
