import { setTimeout as delay } from 'node:timers/promises';
import { type LogAddress, pingLog } from '@chuli/bus';
import type { ReplyOf, operatorContracts } from '@chuli/contracts';
import { pingRegistry } from '@chuli/registry';
import type { Context } from '../../http/implement.ts';

/** What the operator's page looks at beside the databases; nothing where no address was given. */
export type FeedAddresses = {
  readonly log: LogAddress | null;
  readonly processes: readonly string[];
  /** What the feeds ask of whoever wants their figures. */
  readonly key?: string | null;
};
export type WithFeed = { readonly feed: FeedAddresses };

type EngineRow = ReplyOf<typeof operatorContracts.feed>['engines'][number];

const WAIT_MS = 2_000;

const tooLate = async (signal: AbortSignal): Promise<never> => {
  await delay(WAIT_MS, undefined, { signal });
  throw new Error('no answer in time');
};

const looked = async (name: EngineRow['name'], ping: () => Promise<void>): Promise<EngineRow> => {
  const started = performance.now();
  const waiting = new AbortController();
  try {
    await Promise.race([ping(), tooLate(waiting.signal)]);
    return { name, state: 'answers', milliseconds: Math.round(performance.now() - started) };
  } catch {
    return { name, state: 'silent', milliseconds: null };
  } finally {
    waiting.abort();
  }
};

/** The engines as this process sees them at this moment. */
export const lookAtEngines = (context: Context & WithFeed): Promise<EngineRow[]> => {
  const { log } = context.feed;
  return Promise.all([
    looked('postgresql', () => pingRegistry(context.registry)),
    looked('clickhouse', () => context.tape.ping()),
    log === null
      ? ({ name: 'nats', state: 'not-configured', milliseconds: null } as const)
      : looked('nats', () => pingLog({ ...log, role: 'reader', clientName: 'api' })),
  ]);
};
