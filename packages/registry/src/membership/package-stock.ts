import { type StockSymbol } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

export type PackageStock = {
  id: string;
  symbol: StockSymbol;
  name: string | null;
  buy_target: number | null;
  sell_target: number | null;
  send_notification: boolean;
};

/** Paisa; a target that is not named stays as it is. */
export type Targets = {
  buy_target?: number | null | undefined;
  sell_target?: number | null | undefined;
  send_notification?: boolean | undefined;
};

const ownStocks = (registry: Registry, personId: string) =>
  registry
    .selectFrom('package_stock')
    .leftJoin('company', 'company.symbol', 'package_stock.symbol')
    .select([
      'package_stock.id',
      'package_stock.symbol',
      'company.name',
      'buy_target',
      'sell_target',
      'send_notification',
    ])
    .where('person_id', '=', personId);

export const listPackageStocks = (registry: Registry, personId: string): Promise<PackageStock[]> =>
  ownStocks(registry, personId).orderBy('package_stock.symbol').execute();

/** Of these symbols, those that no company has. */
export const unknownSymbols = async (
  registry: Registry,
  symbols: readonly StockSymbol[],
): Promise<StockSymbol[]> => {
  const known = await registry
    .selectFrom('company')
    .select('symbol')
    .where('symbol', 'in', symbols)
    .execute();
  const names = new Set(known.map(({ symbol }) => symbol));
  return symbols.filter((symbol) => !names.has(symbol));
};

type Added = { personId: string; symbols: readonly StockSymbol[]; targets: Targets; most: number };

/** False, and nothing is added, where the person would follow more than `most`. Additions of one person wait in line. */
export const addPackageStocks = (
  registry: Registry,
  { personId, symbols, targets, most }: Added,
  now: Date,
): Promise<boolean> =>
  registry.transaction().execute(async (transaction) => {
    await sql`select 1 from person where id = ${personId} for update`.execute(transaction);
    const held = await transaction
      .selectFrom('package_stock')
      .select('symbol')
      .where('person_id', '=', personId)
      .execute();
    const wanted = new Set([...held.map(({ symbol }) => symbol), ...symbols]);
    if (wanted.size > most) return false;
    await transaction
      .insertInto('package_stock')
      .values(
        [...new Set(symbols)].map((symbol) =>
          Object.assign({ person_id: personId, symbol, created_at: now }, targets),
        ),
      )
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'symbol']).doUpdateSet((eb) => ({
          symbol: eb.ref('excluded.symbol'),
          ...targets,
        })),
      )
      .execute();
    return true;
  });

export const removePackageStocks = async (
  registry: Registry,
  personId: string,
  symbols: readonly StockSymbol[],
): Promise<void> => {
  await registry
    .deleteFrom('package_stock')
    .where('person_id', '=', personId)
    .where('symbol', 'in', symbols)
    .execute();
};

/** The stock afterwards; undefined where it is not the person's own. */
export const setTargets = async (
  registry: Registry,
  { personId, id }: { personId: string; id: string },
  targets: Targets,
): Promise<PackageStock | undefined> => {
  if (Object.values(targets).some((value) => value !== undefined)) {
    await registry
      .updateTable('package_stock')
      .set(targets)
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .execute();
  }
  return ownStocks(registry, personId).where('package_stock.id', '=', id).executeTakeFirst();
};
