import { openLog } from '@chuli/bus';
import { decodeEvent } from '@chuli/session';
import { openTape } from '@chuli/tape';
import { signalsHash } from '@chuli/tape/signal';
import type { Cluster } from './log-cluster.ts';
import type { Led } from './machines-leaders.ts';
import type { MachinesPlace } from './machines-place.ts';
import { type Simulated, truthOf } from './plan.ts';

/**
 * Commits and the log go on within 15 s; then the lease of 3 s is over for whoever has looked on, and the day is opened by
 * questions to the log, of which one may have to be given up after five seconds and asked anew.
 */
const FED_WITHIN_MS = 30_000;
/** Commits go on within 15 s; then the lease of 5 s is over for whoever has looked on, and a pass begins. */
const LEADS_WITHIN_MS = 25_000;

const hashOf = async (server: MachinesPlace['tape']): Promise<string> => {
  const tape = openTape(server);
  try {
    return await signalsHash(tape);
  } finally {
    await tape.close();
  }
};

/** The contracts of the session, as often as they are on the log. */
const contractsOn = async (cluster: Cluster, { day }: Simulated): Promise<readonly string[]> => {
  const log = await openLog({ ...cluster.address('reader'), role: 'reader', clientName: 'drill' });
  const found: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading = log.follow({
    day,
    onMessage: ({ kind, bytes }) => {
      const event = kind === 'trade' ? decodeEvent(bytes).event : null;
      if (event?.kind === 'trade') found.push(event.contractId);
    },
    onGap: () => undefined,
    onCaughtUp: resolve,
  });
  try {
    await promise;
    return found;
  } finally {
    await reading.stop();
    await log.close();
  }
};

/** What is on its way when the log is read may be behind what came after it: so many may be missing near the end. */
const ON_THE_WAY = 400;

const wrongTrades = async (
  cluster: Cluster,
  plan: Simulated,
  truth: readonly string[],
): Promise<string[]> => {
  const found = await contractsOn(cluster, plan);
  const told = new Set(found);
  const last = truth.findLastIndex((id) => told.has(id));
  const lost = truth.slice(0, Math.max(0, last - ON_THE_WAY)).filter((id) => !told.has(id)).length;
  const were = new Set(truth);
  const invented = found.filter((id) => !were.has(id)).length;
  return [
    ...(told.size === found.length ? [] : [`${found.length - told.size} trades are on the log twice`]),
    ...(lost === 0 ? [] : [`${lost} trades are not on the log`]),
    ...(invented === 0 ? [] : [`${invented} trades on the log never were`]),
  ];
};

/** What is led, on both machines. */
export const openLed = async (
  { machines, tape, cluster }: MachinesPlace,
  plan: Simulated,
): Promise<readonly Led[]> => {
  const copiesOf = (name: string) => machines.flatMap(({ apps }) => apps.filter(({ app }) => app === name));
  const truth = (await truthOf(plan)).map(({ contractId }) => contractId);
  let first: string | null = null;
  return [
    {
      name: 'feed',
      copies: copiesOf('ingest'),
      lease: 'log CHULI',
      withinMs: FED_WITHIN_MS,
      wrong: () => wrongTrades(cluster, plan, truth),
    },
    {
      name: 'signals',
      copies: copiesOf('worker'),
      lease: 'signals',
      withinMs: LEADS_WITHIN_MS,
      wrong: async () => {
        const now = await hashOf(tape);
        first ??= now;
        return now === first ? [] : ['signals are others than before'];
      },
    },
  ];
};
