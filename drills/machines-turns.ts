import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import { stateOf } from '@chuli/keeper/standby';
import type { Messages } from './machines-log.ts';
import type { FullMachine, Machine } from './machines-machine.ts';
import type { Blow, Until } from './machines-strikes.ts';
import { type Back, type Witness, faultsOf, untilBack } from './machines-witness.ts';
import { type Writers, acknowledges, useUpFiles } from './machines-writers.ts';

const PATIENCE_MS = 120_000;
const CALM_MS = 1_500;
const SLOW_MS = 40;
/** Ids that no writer comes to. */
const FOREIGN = 1_000_000_000;

/** What is struck, and what goes on beside it. */
export type Scene = {
  readonly primary: FullMachine;
  readonly standby: FullMachine;
  readonly writers: Writers;
  readonly messages: Messages;
  readonly witnesses: readonly Witness[];
  /** All that was struck is whole again. */
  readonly untilWhole: () => Promise<unknown>;
};

export type Outcome = {
  readonly what: string;
  readonly back: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
};

export type Named = readonly [name: string, blow: Blow];

let foreign = FOREIGN;

/** `standby status` of clocks that are apart ends with other than 0, and says why. */
const isTold = async ({ database }: FullMachine, aheadSeconds: number): Promise<boolean> => {
  const said = await database.standby('status').catch((error: unknown) => String(error));
  const side = aheadSeconds > 0 ? 'ahead of' : 'behind';
  return new RegExp(`clock of this machine is 3[56]\\d\\d s ${side}`).test(said);
};

const untilOf = ({ primary, standby, writers, witnesses }: Scene): Until => ({
  wrongClock: async (machine, aheadSeconds) => {
    const struck = [primary, standby].find((one) => one === machine);
    if (struck === undefined) return;
    const { aheadMs } = await stateOf(struck.database.own);
    if (Math.abs(aheadMs / 1_000 - aheadSeconds) > 1)
      throw new Error(`${machine.name} goes by another clock`);
    if (!(await isTold(struck, aheadSeconds))) throw new Error('standby status says nothing of the clocks');
  },
  goesOn: async () => {
    const whatGoesOn = witnesses.filter(({ goesByClock = false }) => !goesByClock);
    await untilBack(whatGoesOn, performance.now());
  },
  fullDisk: async (machine) => {
    if (machine !== primary && machine !== standby) return delay(CALM_MS);
    const hasGivenUp = async (): Promise<boolean> => {
      const since = performance.now();
      for (const { database } of [primary, standby]) await useUpFiles(database.own);
      await delay(CALM_MS);
      return !writers.goesOnSince(since);
    };
    await waitUntil(hasGivenUp, `${machine.name} to give up`, PATIENCE_MS);
  },
});

/** What the one that was replaced may not do when it comes back. */
const oldOne = async ({ database }: FullMachine): Promise<string[]> => {
  const faults: string[] = [];
  foreign += 1;
  if (await acknowledges(database.own, foreign)) faults.push('the replaced server acknowledges a write');
  const asked = await fetch(`${database.told}/primary`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (asked?.status === 200) faults.push('balancers are sent to the replaced server');
  return faults;
};

/** What a machine that reaches no other may not do: asked of it once it is alone, by one who was there before. */
const besideAlone = async (
  { messages }: Scene,
  struck: Machine,
  { isAlone = false }: Blow,
): Promise<() => Promise<string[]>> => {
  if (!isAlone) return () => Promise.resolve([]);
  const there = await messages.openAt(struck.name);
  return async () => {
    const isKept = await there.acknowledges();
    await there.close();
    return isKept ? ['a message is acknowledged that is on one server'] : [];
  };
};

/** Whoever watches is told that what comes is not of a whole system, or is again. */
const tell = ({ witnesses }: Scene, isWhole: boolean): void => {
  for (const { told } of witnesses) told?.(isWhole);
};

const untilWhole = async (scene: Scene): Promise<void> => {
  await scene.untilWhole();
  tell(scene, true);
};

const strikeBy = async (scene: Scene, blow: Blow, machine: Machine): Promise<void> => {
  tell(scene, false);
  await blow.strike(machine, untilOf(scene));
  tell(scene, false);
};

const reviveBy = async (scene: Scene, blow: Blow, machine: Machine): Promise<void> => {
  tell(scene, false);
  await blow.revive(machine);
  tell(scene, false);
};

const outcomeOf = async (scene: Scene, what: string, back: Back, more: readonly string[] = []) => ({
  what,
  back: back.ms,
  faults: [...back.faults, ...more, ...(await faultsOf(scene.witnesses))],
});

/** The primary is struck, the other takes over, the first comes back and becomes its copy. */
export const losePrimary = async (scene: Scene, [name, blow]: Named): Promise<Outcome> => {
  const { primary, standby } = scene;
  await delay(CALM_MS);
  const alone = await besideAlone(scene, primary, blow);
  await strikeBy(scene, blow, primary);
  const struckAt = performance.now();
  await standby.database.standby('promote');
  const back = await untilBack(scene.witnesses, struckAt);
  const old = await alone();
  await reviveBy(scene, blow, primary);
  old.push(...(await oldOne(primary)));
  const outcome = await outcomeOf(scene, `${name}: primary ${primary.name}`, back, old);
  await primary.database.kill();
  primary.database.wipe();
  await primary.database.standby('follow', '--into', primary.database.data);
  await primary.database.start();
  await standby.database.standby('join');
  await untilWhole(scene);
  return outcome;
};

/** The copy is struck: commits wait, and go on when somebody says so. */
export const loseStandby = async (scene: Scene, [name, blow]: Named): Promise<Outcome> => {
  const { primary, standby, writers, witnesses } = scene;
  await delay(CALM_MS);
  const alone = await besideAlone(scene, standby, blow);
  await strikeBy(scene, blow, standby);
  const struckAt = performance.now();
  const byItself = await untilBack(
    witnesses.filter(({ isOnItsOwn }) => isOnItsOwn),
    struckAt,
  );
  await delay(CALM_MS);
  const hasWaited = !writers.goesOnSince(struckAt);
  const saidAt = performance.now();
  await primary.database.standby('leave');
  const back = await untilBack(
    witnesses.filter(({ isOnItsOwn }) => !isOnItsOwn),
    saidAt,
  );
  const cutOff = await alone();
  await reviveBy(scene, blow, standby);
  const outcome = await outcomeOf(
    scene,
    `${name}: standby ${standby.name}`,
    { ms: new Map([...byItself.ms, ...back.ms]), faults: [...byItself.faults, ...back.faults] },
    hasWaited ? cutOff : [...cutOff, 'a write is acknowledged that is on one server'],
  );
  await primary.database.standby('join');
  await untilWhole(scene);
  return outcome;
};

/** The third is struck, and hardly anybody notices. */
export const loseThird = async (scene: Scene, third: Machine, [name, blow]: Named): Promise<Outcome> => {
  await delay(CALM_MS);
  const alone = await besideAlone(scene, third, blow);
  await strikeBy(scene, blow, third);
  const back = await untilBack(scene.witnesses, performance.now());
  const cutOff = await alone();
  await reviveBy(scene, blow, third);
  const outcome = await outcomeOf(scene, `${name}: ${third.name}`, back, cutOff);
  await untilWhole(scene);
  return outcome;
};

/** Late lines take nobody's place. */
export const slowDown = async (scene: Scene, machines: readonly Machine[]): Promise<Outcome> => {
  for (const { line } of machines) line.slow(SLOW_MS);
  const began = performance.now();
  const before = scene.writers.acknowledged.length;
  await delay(CALM_MS * 2);
  const back = await untilBack(scene.witnesses, performance.now());
  const written = scene.writers.acknowledged.length - before;
  const aSecond = (written * 1_000) / (performance.now() - began);
  for (const { line } of machines) line.slow(0);
  const states = await Promise.all(
    [scene.primary, scene.standby].map(({ database }) => stateOf(database.own)),
  );
  const primaries = states.filter(({ role }) => role === 'primary').length;
  const names = machines.map(({ name }) => name).join(', ');
  return outcomeOf(
    scene,
    `delayed by ${SLOW_MS} ms each way: ${names}, ${aSecond.toFixed(0)} writes a second`,
    back,
    primaries === 1 ? [] : [`${primaries} primaries`],
  );
};
