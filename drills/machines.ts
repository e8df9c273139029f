import type { Drill } from './drill.ts';
import { untilWhole as untilCopied } from './log-strikes.ts';
import { startMessages } from './machines-log.ts';
import { watchLeaders } from './machines-leaders.ts';
import { type Machine, type MachinesPlace, openMachines } from './machines-place.ts';
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
import { untilBack } from './machines-witness.ts';
import { createWritten, startWriters } from './machines-writers.ts';

const TIMES = 10;
/** The small size runs on machines that much else runs on: there the times of docs/how-to/three-machines.md are doubled. */
const SHARED = 2;

const named = (name: string): Named[] => Object.entries(BLOWS).filter(([blow]) => blow === name);

/** Each kind once, on one machine or another. */
const SMALL = {
  primary: ['frozen', 'cut off', 'disk full', 'clock ahead'].flatMap(named),
  standby: ['clock behind'].flatMap(named),
  third: ['killed'].flatMap(named),
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

type Size = { readonly kinds: Kinds; readonly rounds: number; readonly slack: number };

const run = async (place: MachinesPlace, { kinds, rounds, slack }: Size) => {
  const [primary, standby] = place.machines;
  await createWritten(primary.database.own);
  const writers = startWriters(place.url);
  const messages = await startMessages(place.cluster);
  const workers = [primary.worker, standby.worker];
  const leaders = await watchLeaders(workers, place.url, place.tape);
  const witnesses = [writers, messages, leaders].map((witness) =>
    Object.assign(witness, { withinMs: witness.withinMs * slack }),
  );
  try {
    await untilBack(witnesses, performance.now());
    const untilWhole = () => Promise.all([untilCopied(place.cluster), leaders.untilAllAnswer()]);
    const scene: Scene = { primary, standby, writers, messages, witnesses, untilWhole };
    const outcomes = await strikeAll(scene, place.third, kinds, rounds);
    return { outcomes, said: witnesses.map((witness) => witness.summary()) };
  } finally {
    await Promise.all(witnesses.map((witness) => witness.stop()));
  }
};

/** Machines of which one after the other is lost: what was acknowledged is there, and one leads. */
export const drill: Drill = async ({ isFull, times }) => {
  for (const name of LEFT_OUT) console.log(`  ${name}: LEFT OUT, libfaketime is not installed`);
  const place = await openMachines();
  try {
    const { outcomes, said } = await run(place, {
      kinds: isFull ? FULL : SMALL,
      rounds: times ?? (isFull ? TIMES : 1),
      slack: isFull ? 1 : SHARED,
    });
    const faults = outcomes.flatMap((outcome) => outcome.faults).length;
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
