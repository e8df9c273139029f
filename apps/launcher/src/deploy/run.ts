import { setTimeout as delay } from 'node:timers/promises';
import { type Answered, answeredBy, isWell } from './health.ts';
import { pointLink, releaseAt } from './links.ts';
import { type Unit, restartUnit, restartsOf, runningUnits } from './units.ts';

type Deploying = {
  /** Where the links are. */
  readonly root: string;
  readonly release: string;
  /** Brings the databases up to what the release asks for; what runs goes on beside it. */
  readonly migrate: () => Promise<void>;
  readonly watchMs: number;
  readonly tell: (line: string) => void;
};

const WELL_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 500;
/** An engine may be on its way; a copy that ends each time is not. */
const RESTARTS = 3;
/** As many noes in a row as make a balancer let go. */
const UNWELL_IN_A_ROW = 3;
/** Of what a new copy answers so much may fail, and so few answers say nothing. */
const FAILED_SHARE = 0.01;
const LEAST_FAILED = 5;

const untilWell = async (unit: Unit): Promise<number> => {
  const began = performance.now();
  while (!(await isWell(unit))) {
    if (performance.now() - began > WELL_WITHIN_MS)
      throw new Error(`${unit.name} was not ready within ${WELL_WITHIN_MS / 1_000} s`);
    if ((await restartsOf(unit)) >= RESTARTS) throw new Error(`${unit.name} ends as often as it is started`);
    await delay(LOOK_EVERY_MS);
  }
  return performance.now() - began;
};

const restart = async (unit: Unit, tell: (line: string) => void): Promise<void> => {
  await restartUnit(unit);
  tell(`${unit.name} is ready after ${((await untilWell(unit)) / 1_000).toFixed(1)} s`);
};

const isBad = ({ all, failed }: Answered): boolean => failed >= LEAST_FAILED && failed > all * FAILED_SHARE;

/** Throws where a copy goes away or fails at what it answers. */
const watch = async (units: readonly Unit[], watchMs: number): Promise<void> => {
  const until = performance.now() + watchMs;
  const noes = new Map<string, number>();
  do {
    for (const unit of units) {
      const inARow = (await isWell(unit)) ? 0 : (noes.get(unit.name) ?? 0) + 1;
      if (inARow === UNWELL_IN_A_ROW) throw new Error(`${unit.name} is not ready any more`);
      noes.set(unit.name, inARow);
      const answered = await answeredBy(unit);
      if (isBad(answered))
        throw new Error(`${unit.name} failed at ${answered.failed} of ${answered.all} answers`);
    }
    await delay(LOOK_EVERY_MS);
  } while (performance.now() < until);
};

/** What runs is exchanged copy by copy; where that fails all that was exchanged gets its release of before. */
export const deploy = async ({ root, release, migrate, watchMs, tell }: Deploying): Promise<void> => {
  const current = await releaseAt(root, 'current');
  // Cut off before, and run again: what it came from is already the one of before.
  const before = current === release ? await releaseAt(root, 'previous') : current;
  const units = await runningUnits();
  if (units.length === 0) throw new Error('no unit of chuli runs: see docs/how-to/install.md');
  await migrate();
  const previous = await releaseAt(root, 'previous');
  if (before !== null) await pointLink(root, 'previous', before);
  await pointLink(root, 'current', release);
  const exchanged: Unit[] = [];
  try {
    for (const unit of units) {
      exchanged.unshift(unit);
      await restart(unit, tell);
    }
    tell(`watching for ${watchMs / 1_000} s`);
    await watch(units, watchMs);
  } catch (error) {
    if (before === null) throw error;
    tell(`${String(error)}; taking back ${exchanged.length} of ${units.length}`);
    await pointLink(root, 'taken-back', release);
    await pointLink(root, 'current', before);
    if (previous !== null) await pointLink(root, 'previous', previous);
    for (const unit of exchanged) await restart(unit, tell).catch((again: unknown) => tell(String(again)));
    throw new Error(`taken back: ${String(error)}`, { cause: error });
  }
};
