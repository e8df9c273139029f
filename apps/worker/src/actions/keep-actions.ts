import { createHash } from 'node:crypto';
import type { ActionInputs, Finding } from '@chuli/actions';
import type { StockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import {
  type FactorDigests,
  changedFactors,
  declaredMark,
  factorDigests,
  keepFindings,
} from '@chuli/registry/actions';
import type { Tape } from '@chuli/tape';
import { dataMark } from '@chuli/tape/market';
import type { Logger } from 'pino';
import { readActionInputs } from './read-inputs.ts';

type FindActions = (inputs: ActionInputs) => readonly Finding[];

type Needs = {
  tape: Tape;
  registry: Registry;
  logger: Logger;
  find: FindActions;
  /** What else follows from other bars or factors. `all` where it is not known what changed: a process begins with it. */
  afterChange?: (symbols: readonly StockSymbol[] | 'all') => Promise<void>;
};

/** What the factors were found in and what they were then. */
type Seen = { readonly bars: string; readonly declared: string; readonly factors: FactorDigests };

const isSame = (one: Seen, other: Seen): boolean =>
  one.bars === other.bars &&
  one.declared === other.declared &&
  changedFactors(one.factors, other.factors).length === 0;

/** Changes whenever a price is multiplied by something else than before, whoever decided that. */
export const factorsMark = async (registry: Registry): Promise<string> => {
  const digest = createHash('sha256');
  for (const [symbol, factors] of await factorDigests(registry)) digest.update(`${symbol} ${factors}\n`);
  return digest.digest('hex').slice(0, 12);
};

export type ActionKeeper = {
  /** Finds and keeps anew where bars, declarations or decisions are not what they were; cheap where they are. */
  bringUp(stopping: AbortSignal): Promise<void>;
};

/**
 * Keeps corporate actions in step with the bars and with what companies declare, under the lease of whoever computes
 * signals: within a poll of a new bar, a new dividend or an operator's word, and before any signal of it.
 */
export const openActionKeeper = ({ tape, registry, logger, find, afterChange }: Needs): ActionKeeper => {
  let seen: Seen | null = null;

  const look = async (): Promise<Seen> => ({
    bars: await dataMark(tape),
    declared: await declaredMark(registry),
    factors: await factorDigests(registry),
  });

  const findAnew = async (stopping: AbortSignal): Promise<void> => {
    const inputs = await readActionInputs({ tape, registry }, stopping);
    if (inputs === null) return;
    const { rows, changed } = await keepFindings(registry, find(inputs));
    if (rows > 0) logger.info({ rows, changed }, 'corporate actions were found anew');
  };

  return {
    bringUp: async (stopping) => {
      const now = await look();
      if (seen !== null && isSame(seen, now)) return;
      await findAnew(stopping);
      const factors = await factorDigests(registry);
      const changed = seen === null ? ('all' as const) : changedFactors(seen.factors, factors);
      const hasOtherBars = seen === null || seen.bars !== now.bars;
      if (hasOtherBars || changed.length > 0) await afterChange?.(changed);
      seen = { ...now, factors };
    },
  };
};
