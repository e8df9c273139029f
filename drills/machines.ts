import type { Drill } from './drill.ts';
import { differencesAtEnd } from './held-at-end.ts';
import { untilWhole as untilCopied } from './log-strikes.ts';
import { untilReady } from './machines-apps.ts';
import { watchLeaders } from './machines-leaders.ts';
import { openLed } from './machines-led.ts';
import { CHANNELS, type Listeners, startListeners } from './machines-listeners.ts';
import { startMessages } from './machines-log.ts';
import { startPeople } from './machines-people.ts';
import type { Machine } from './machines-machine.ts';
import { type MachinesPlace, openMachines } from './machines-place.ts';
import { startReaders } from './machines-readers.ts';
import { BLOWS, CLOCKS, LEFT_OUT } from './machines-strikes.ts';
import {
  type Named,
  type Outcome,
  type Scene,
  losePrimary,
  loseStandby,
  loseThird,
  slowDown,
} from './machines-turns.ts';
import { type Witness, faultsOf, untilBack } from './machines-witness.ts';
import { createWritten, startWriters } from './machines-writers.ts';
import { DAY, type Simulated } from './plan.ts';

const TIMES = 10;
/** The small size runs on machines that much else runs on: there the times of docs/how-to/three-machines.md are doubled. */
const SHARED = 2;

const OPENS = 11 * 60;

/** The session outlasts the drill. */
const planOf = (seed: number, isFull: boolean): Simulated => ({
  kind: 'simulated',
  day: DAY,
  seed,
  stocks: 24,
  trades: isFull ? 60_000 : 20_000,
  closesAt: OPENS + 240,
  bursts: [],
  speed: isFull ? 1 : 10,
});

const named = (name: string): Named[] => Object.entries(BLOWS).filter(([blow]) => blow === name);

/** Each kind once, on one machine or another. */
const SMALL = {
  primary: ['cut off', 'clock ahead'].flatMap(named),
  standby: ['disk full', 'clock behind'].flatMap(named),
  third: ['frozen', 'killed'].flatMap(named),
};

const all = Object.entries(BLOWS);
const FULL = { primary: all, standby: all, third: all.filter(([name]) => !(name in CLOCKS)) };

const print = ({ what, back, faults }: Outcome): void => {
  const took = [...back].map(([name, ms]) => `${name} ${(ms / 1_000).toFixed(1)} s`).join(', ');
  console.log(`  ${faults.length === 0 ? 'ok   ' : 'SHORT'} ${what}: ${took} ${faults.join('; ')}`);
};

type Kinds = typeof SMALL;

const strikeAll = async (scene: Scene, third: Machine, kinds: Kinds, rounds: number): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  let [primary, standby] = [scene.primary, scene.standby];
  const take = async (turn: Promise<Outcome>): Promise<void> => {
    const outcome = await turn;
    print(outcome);
    outcomes.push(outcome);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const one of kinds.primary) {
      await take(losePrimary({ ...scene, primary, standby }, one));
      [primary, standby] = [standby, primary];
    }
    const now = { ...scene, primary, standby };
    for (const one of kinds.standby) await take(loseStandby(now, one));
    for (const one of kinds.third) await take(loseThird(now, third, one));
    await take(slowDown(now, [primary, standby, third]));
  }
  return outcomes;
};

type Size = { readonly kinds: Kinds; readonly rounds: number; readonly plan: Simulated };

const openWitnesses = async (place: MachinesPlace, plan: Simulated) => {
  const [{ database }] = place.machines;
  await createWritten(database.own);
  const writers = startWriters(place.url);
  const messages = await startMessages(place.cluster);
  const leaders: Witness[] = [];
  for (const led of await openLed(place, plan)) leaders.push(await watchLeaders(led, place.url));
  const readers = startReaders(place.site);
  const people = await startPeople(place);
  const listeners = await startListeners(place.site);
  return { writers, messages, listeners, all: [writers, messages, ...leaders, readers, people, listeners] };
};

/** The feed falls silent, and all who listen hold what the gateways hold. */
const differencesOf = async ({ machines }: MachinesPlace, listeners: Listeners): Promise<string[]> => {
  const apps = machines.flatMap((machine) => machine.apps);
  await Promise.all(apps.filter(({ app }) => app === 'ingest').map((feed) => feed.kill()));
  const gateways = apps.filter(({ app }) => app === 'live').map(({ address }) => address);
  return differencesAtEnd({ channels: CHANNELS, gateways, listeners: listeners.all });
};

const run = async (place: MachinesPlace, { kinds, rounds, plan }: Size, slack: number) => {
  const [primary, standby] = place.machines;
  const apps = [...primary.apps, ...standby.apps];
  await untilReady(apps);
  const { writers, messages, listeners, all: opened } = await openWitnesses(place, plan);
  const witnesses = opened.map((witness) => Object.assign(witness, { withinMs: witness.withinMs * slack }));
  try {
    await untilBack(witnesses, performance.now());
    const untilWhole = () => Promise.all([untilCopied(place.cluster), untilReady(apps)]);
    const scene: Scene = { primary, standby, writers, messages, witnesses, untilWhole };
    const outcomes = await strikeAll(scene, place.third, kinds, rounds);
    const late = [...(await faultsOf(witnesses)), ...(await differencesOf(place, listeners))];
    for (const fault of late) console.log(`  SHORT at the end: ${fault}`);
    return { outcomes, late, said: witnesses.map((witness) => witness.summary()) };
  } finally {
    await Promise.all(witnesses.map((witness) => witness.stop()));
  }
};

/** Machines of which one after the other is lost: what was acknowledged is there, and one leads. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  for (const name of LEFT_OUT) console.log(`  ${name}: LEFT OUT, libfaketime is not installed`);
  const plan = planOf(seed, isFull);
  const size = { kinds: isFull ? FULL : SMALL, rounds: times ?? (isFull ? TIMES : 1), plan };
  const place = await openMachines(plan);
  try {
    const { outcomes, late, said } = await run(place, size, isFull ? 1 : SHARED);
    const faults = outcomes.flatMap((outcome) => outcome.faults).length + late.length;
    const longest = new Map<string, number>();
    for (const { back } of outcomes)
      for (const [name, ms] of back) longest.set(name, Math.max(longest.get(name) ?? 0, ms));
    const back = [...longest].map(([name, ms]) => `${name} within ${(ms / 1_000).toFixed(1)} s`).join(', ');
    return {
      isGood: faults === 0,
      summary: `${outcomes.length} strikes, ${said.join(', ')}, back ${back}, ${faults} short`,
    };
  } finally {
    await place.stop();
  }
};
