import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { HOSTS } from '@chuli/contracts/screens';
import { type Carried, carry, releaseHere, startStandIn } from './clean-carry.ts';
import { cleanDebian } from './clean-debian.ts';
import { commandsOf } from './clean-document.ts';
import { type Machine, bootMachine } from './clean-machine.ts';
import { ENDINGS, PHASES, type Phase, RUNS_AFTER, phaseOf } from './clean-phases.ts';
import { type Found, askAsReader, lookAtUnits, readerOf, untilOpen } from './clean-reader.ts';
import { type Shell, openShell } from './clean-shell.ts';
import { type Step, stepsOf } from './clean-substitutions.ts';
import type { Drill } from './drill.ts';

const PAGE = 'docs/how-to/install.md';
const HOST = HOSTS.test.whole[0] ?? '';
const ONE_OF_EACH = 5;
const LAST_LINES = 30;

type Spent = Map<Phase, number>;

const spend = (spent: Spent, phase: Phase, seconds: number): void =>
  void spent.set(phase, (spent.get(phase) ?? 0) + seconds);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

const tell = ({ section, text, typed, why }: Step, seconds: number): void => {
  const instead = typed === null ? 'not done' : `instead: ${firstLine(typed)}`;
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${section}: ${firstLine(text)}`);
  if (why !== null) console.log(`            ${instead} (${why})`);
};

/** Types one command; what it said last, for those of which that is looked at. */
const carryOut = async (shell: Shell, step: Step, spent: Spent): Promise<string> => {
  const { code, said, seconds } =
    step.typed === null ? { code: 0, said: '', seconds: 0 } : await shell.type(step.typed);
  spend(spent, phaseOf(step.section), seconds);
  tell(step, seconds);
  if (code === 0) return said.split('\n').at(-1) ?? '';
  const end = said.split('\n').slice(-LAST_LINES).join('\n');
  throw new Error(`ended with ${code}: ${step.typed}\n${end}`);
};

const judgeEnding = ({ text }: Step, last: string): Found[] => {
  const wanted = ENDINGS[text];
  return wanted === undefined ? [] : [{ what: `${text}: ${last}`, isGood: last === wanted }];
};

const ask = async (machine: Machine, spent: Spent, when: string, phase: Phase): Promise<Found[]> => {
  const reader = readerOf(machine, HOST);
  spend(spent, phase, await untilOpen(reader));
  return askAsReader(reader, when);
};

const carryOutAll = async (machine: Machine, steps: readonly Step[], spent: Spent): Promise<Found[]> => {
  const shell = openShell(machine);
  const found: Found[] = [];
  try {
    for (const [at, step] of steps.entries()) {
      found.push(...judgeEnding(step, await carryOut(shell, step, spent)));
      const isLastOfSection = steps[at + 1]?.section !== step.section;
      if (step.section === RUNS_AFTER && isLastOfSection)
        found.push(...(await ask(machine, spent, 'one of each', 'start')));
    }
    found.push(...(await ask(machine, spent, 'after the next release', 'next release')));
    return [...found, ...(await lookAtUnits(shell, 2 * ONE_OF_EACH))];
  } finally {
    await shell.close();
  }
};

const onMachine = async (machine: Machine, release: Carried, steps: readonly Step[], spent: Spent) => {
  const standIn = await startStandIn(machine, path.join(path.dirname(machine.root), 'clickhouse'));
  try {
    await carry(release, machine);
    return await carryOutAll(machine, steps, spent);
  } finally {
    await standIn.stop();
  }
};

const minutes = (seconds: number): string => (seconds / 60).toFixed(1);

const counted = (steps: readonly Step[]): string => {
  const filled = steps.filter(({ why, typed, text }) => why === null && typed !== text).length;
  const substituted = steps.filter(({ why }) => why !== null);
  const undone = substituted.filter(({ typed }) => typed === null).length;
  const same = steps.length - filled - substituted.length;
  return `${steps.length} commands: ${same} as they stand, ${filled} with a name filled in, ${substituted.length} substituted, of these ${undone} not done at all`;
};

/** Carries out the commands of the page on how to install, from a clean Debian to a product that readers reach. */
export const drill: Drill = async () => {
  const debian = await cleanDebian();
  console.log(`  Debian ${debian.suite}: ${debian.about}`);
  const release = await releaseHere();
  console.log(`  release ${release.name}, ${release.about}`);
  const commands = commandsOf(readFileSync(path.join(ROOT, PAGE), 'utf8'));
  const steps = stepsOf(commands, { '<commit>': release.name, '<host>': HOST, '<new>': 'next' });
  const spent: Spent = new Map(PHASES.map((phase) => [phase, 0]));
  const machine = await bootMachine(debian);
  try {
    const found = await onMachine(machine, release, steps, spent);
    for (const { what, isGood } of found) console.log(`  ${isGood ? 'ok   ' : 'SHORT'} ${what}`);
    console.log(
      `  minutes: ${[...spent].map(([phase, seconds]) => `${phase} ${minutes(seconds)}`).join(', ')}`,
    );
    const short = found.filter(({ isGood }) => !isGood).length;
    const all = [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
    return {
      isGood: short === 0,
      summary: `${counted(steps)}; ${minutes(all)} minutes; ${found.length} things looked at, ${short} short`,
    };
  } finally {
    await machine.stop();
  }
};
