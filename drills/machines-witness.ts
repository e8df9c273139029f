import { waitUntil } from '@chuli/harness';

const PATIENCE_MS = 120_000;

/** Something that goes on all the time, and has to again after a strike. */
export type Witness = {
  readonly name: string;
  /** From the strike, or from the decision of a person where it needs one. */
  readonly withinMs: number;
  /** Whether it has to go on where commits wait for somebody's word. */
  readonly isOnItsOwn: boolean;
  /** Whether a machine whose clock is wrong may refuse it. */
  readonly goesByClock?: boolean;
  /** Whether something was done that was begun after a moment. */
  goesOnSince: (moment: number) => boolean;
  /** From now on all is whole, or it is not: what may go wrong meanwhile may not in a whole system. */
  told?: (isWhole: boolean) => void;
  /** What was found wrong since it was asked last, once all is back. */
  faults: () => Promise<readonly string[]>;
  /** What keeps it from going on, as far as it knows. */
  trouble?: () => string;
  stop: () => Promise<void>;
  /** What it has seen, for the last line. */
  summary: () => string;
};

/** How long each took to go on, in its words; what took too long is a fault. */
export type Back = { readonly ms: ReadonlyMap<string, number>; readonly faults: readonly string[] };

export const untilBack = async (witnesses: readonly Witness[], since: number): Promise<Back> => {
  const ms = new Map<string, number>();
  const faults: string[] = [];
  await Promise.all(
    witnesses.map(async ({ name, withinMs, goesOnSince, trouble = () => '' }) => {
      const isBack = () => Promise.resolve(goesOnSince(since));
      await waitUntil(isBack, `${name} to go on`, PATIENCE_MS, 20).catch((error: unknown) => {
        throw new Error(`${String(error)} ${trouble()}`, { cause: error });
      });
      const took = performance.now() - since;
      ms.set(name, took);
      if (took > withinMs) faults.push(`${name} back too late`);
    }),
  );
  return { ms, faults };
};

export const faultsOf = async (witnesses: readonly Witness[]): Promise<string[]> =>
  (await Promise.all(witnesses.map((witness) => witness.faults()))).flat();
