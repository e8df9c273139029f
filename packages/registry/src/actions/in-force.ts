import type { StockSymbol } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';

/** Certain, likely or confirmed: nothing else changes a price. */
export const IN_FORCE = sql<boolean>`(decision = 'confirmed' or (decision is null and confidence <> 'doubtful'))`;

/** Doubtful ones that nobody has decided. */
export const WAITING = sql<boolean>`(decision is null and confidence = 'doubtful')`;

/** One at a time changes what is in force: a finding and a decision about the same action see each other. */
const CHANGING_ACTIONS = 727_354_004;

export const lockActions = async (transaction: RegistryTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${CHANGING_ACTIONS})`.execute(transaction);
};

export type FactorDigests = ReadonlyMap<StockSymbol, string>;

/** What multiplies the prices of each stock, as one value that changes with it. */
export const factorDigests = async (registry: Registry): Promise<FactorDigests> => {
  const { rows } = await sql<{ symbol: StockSymbol; digest: string }>`
    select symbol, md5(string_agg(concat_ws(' ', ex_on, factor, known_on), ',' order by ex_on)) as digest
    from price_adjustment where ${IN_FORCE} group by symbol order by symbol`.execute(registry);
  return new Map(rows.map(({ symbol, digest }) => [symbol, digest]));
};

/** The stocks whose factors are not what they were. */
export const changedFactors = (before: FactorDigests, after: FactorDigests): StockSymbol[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (symbol) => before.get(symbol) !== after.get(symbol),
  );
