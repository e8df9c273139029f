import { openLog } from '@chuli/bus';
import { decodeEvent } from '@chuli/session';
import { openTape } from '@chuli/tape';
import { signalsHash } from '@chuli/tape/signal';
import type { Cluster } from './log-cluster.ts';
import { heldByEach } from './log-watch.ts';
import type { Led } from './machines-leaders.ts';
import type { MachinesPlace } from './machines-place.ts';
import { type Simulated, truthOf } from './plan.ts';

/**
 * Commits and the log go on within 15 s; then the lease of 3 s is over for whoever has looked on, and the day is opened by
 * questions to the log, each of which may have to be given up after two seconds and asked anew.
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

/** A contract on the log, and where. */
type Told = { readonly id: string; readonly sequence: number; readonly term: number };

/** The contracts of the session as its readers take them: what an earlier leader says after a later one counts for nobody. */
const contractsOn = async (cluster: Cluster, { day }: Simulated): Promise<readonly Told[]> => {
  const log = await openLog({ ...cluster.address('reader'), role: 'reader', clientName: 'drill' });
  const found: Told[] = [];
  let latest = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading = log.follow({
    day,
    onMessage: ({ bytes, sequence }) => {
      const { event, term } = decodeEvent(bytes);
      if (term < latest) return;
      latest = term;
      if (event.kind === 'trade') found.push({ id: event.contractId, sequence, term });
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

/** Where it would be: beside what was before it and what came after it. */
const placeOf = (id: string, truth: readonly string[], told: ReadonlyMap<string, Told>): string => {
  const at = truth.indexOf(id);
  const sayOf = (one: string | undefined): string => {
    const { sequence, term } = told.get(one ?? '') ?? { sequence: 0, term: 0 };
    return `${sequence} of term ${term}`;
  };
  const before = truth.slice(0, at).findLast((one) => told.has(one));
  const after = truth.slice(at).find((one) => told.has(one));
  return `${id}, the ${at + 1}th, between ${sayOf(before)} and ${sayOf(after)}`;
};

const wrongTrades = async (
  cluster: Cluster,
  plan: Simulated,
  truth: readonly string[],
): Promise<string[]> => {
  const found = await contractsOn(cluster, plan);
  const told = new Map(found.map((one) => [one.id, one]));
  const last = truth.findLastIndex((id) => told.has(id));
  const lost = truth.slice(0, Math.max(0, last - ON_THE_WAY)).filter((id) => !told.has(id));
  const were = new Set(truth);
  const invented = found.filter(({ id }) => !were.has(id)).length;
  return [
    ...(told.size === found.length ? [] : [`${found.length - told.size} trades are on the log twice`]),
    ...lost.slice(0, 3).map((id) => `a trade is not on the log: ${placeOf(id, truth, told)}`),
    ...(lost.length === 0 ? [] : [await heldByEach(cluster)]),
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
