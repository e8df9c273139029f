import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type PackageOffer = Selectable<Database['package']>;
export type AddOnOffer = Selectable<Database['add_on']>;

/** Every package, the cheapest first; those that were stopped too. */
export const listPackages = (registry: Registry): Promise<PackageOffer[]> =>
  registry.selectFrom('package').selectAll().orderBy('price_paisa').execute();

export const listAddOns = (registry: Registry): Promise<AddOnOffer[]> =>
  registry.selectFrom('add_on').selectAll().where('is_sold', '=', true).orderBy('id').execute();
