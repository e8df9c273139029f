import { setTimeout as delay } from 'node:timers/promises';
import { CLOCK_LIBRARY } from './machines-clock.ts';
import type { Machine } from './machines-machine.ts';

const WRONG_SECONDS = 3_600;
/** So long everything goes on beside a clock that is wrong, before the machine is lost as well. */
const WRONG_MS = 2_500;

export type Blow = {
  strike: (machine: Machine, until: Until) => Promise<void> | void;
  /** As it comes back, before anybody has told it that it was replaced. */
  revive: (machine: Machine) => Promise<void> | void;
  /** Until then it works and reaches no other. */
  readonly isAlone?: boolean;
};

/** What a strike may have to wait for. */
export type Until = {
  /** Nothing is written on this machine any more. */
  readonly fullDisk: (machine: Machine) => Promise<void>;
  /** Its processes go by the clock that was set, and an operator is told. */
  readonly wrongClock: (machine: Machine, aheadSeconds: number) => Promise<void>;
  /** All goes on. */
  readonly goesOn: () => Promise<void>;
};

const kill = async ({ parts }: Machine): Promise<void> => {
  await Promise.all(parts.map((part) => part.kill()));
};
const start = async ({ parts }: Machine): Promise<void> => {
  for (const part of parts) await part.start();
};
const signal =
  (name: 'SIGSTOP' | 'SIGCONT') =>
  ({ parts }: Machine): void => {
    for (const part of parts) part.signal(name);
  };

/** Its clock jumps and all goes on; then it is lost, and what it has left behind is of a wrong moment. */
const shifted = (aheadSeconds: number): Blow => ({
  strike: async (machine, { goesOn, wrongClock }) => {
    machine.clock.set(aheadSeconds);
    await wrongClock(machine, aheadSeconds);
    await delay(WRONG_MS);
    await goesOn();
    await kill(machine);
  },
  revive: async (machine) => {
    await start(machine);
    machine.clock.set(0);
  },
});

/** Of processes that were told of a clock; the servers of the log ask the kernel. */
export const CLOCKS: Readonly<Record<string, Blow>> = {
  'clock ahead': shifted(WRONG_SECONDS),
  'clock behind': shifted(-WRONG_SECONDS),
};

export const LEFT_OUT: readonly string[] = CLOCK_LIBRARY === null ? Object.keys(CLOCKS) : [];

export const BLOWS: Readonly<Record<string, Blow>> = {
  killed: { strike: kill, revive: start },
  frozen: { strike: signal('SIGSTOP'), revive: signal('SIGCONT') },
  'cut off': { strike: ({ link }) => link.cut(), revive: ({ link }) => link.mend(), isAlone: true },
  'disk full': {
    strike: async (machine, { fullDisk }) => {
      if (machine.disk.fill()) await fullDisk(machine);
      await kill(machine);
    },
    revive: async (machine) => {
      machine.disk.empty();
      // As an operator is told to: it counts as held what it could not write (docs/how-to/three-machines.md).
      machine.node.forget();
      await start(machine);
    },
  },
  ...(CLOCK_LIBRARY === null ? {} : CLOCKS),
};
