import type { Registry } from '@chuli/registry';
import { listPackages } from '@chuli/registry/membership';
import { soldTiersOf } from '@chuli/billing';
import { type Deed, type Operations, Refusal } from './operation.ts';
import { printRows, rupees } from './print.ts';
import { price } from './read.ts';

type Offer = { id: string; price_paisa: number; is_sold: boolean };
type Changed = Partial<Pick<Offer, 'price_paisa' | 'is_sold'>>;

/** A table of what is sold: packages, or add-ons. */
type Shelf = {
  find: (registry: Registry, id: string) => Promise<Offer | undefined>;
  update: (registry: Registry, id: string, change: Changed) => Promise<unknown>;
  list: (registry: Registry) => Promise<(Offer & { what: string; months: number })[]>;
};

const COLUMNS = ['id', 'price_paisa', 'is_sold'] as const;

const PACKAGES: Shelf = {
  find: (registry, id) =>
    registry.selectFrom('package').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
  update: (registry, id, change) =>
    registry.updateTable('package').set(change).where('id', '=', id).execute(),
  list: async (registry) => {
    const packages = await listPackages(registry);
    const soldTiers = soldTiersOf(packages);
    return packages.map(({ id, tier, months, price_paisa, is_sold }) => ({
      id,
      what: tier,
      months,
      price_paisa,
      is_sold: is_sold && soldTiers.includes(tier),
    }));
  },
};

const ADD_ONS: Shelf = {
  find: (registry, id) =>
    registry.selectFrom('add_on').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
  update: (registry, id, change) => registry.updateTable('add_on').set(change).where('id', '=', id).execute(),
  list: (registry) =>
    registry
      .selectFrom('add_on')
      .select([...COLUMNS, 'feature as what', 'months'])
      .orderBy('id')
      .execute(),
};

const changeOf = (
  shelf: Shelf,
  summary: string,
  words: string,
  changed: (given: Parameters<Deed['change']>[1]) => Changed,
): Deed => ({
  summary,
  words,
  change: async (registry, given) => {
    const id = given.word(0, 'id');
    const before = await shelf.find(registry, id);
    if (before === undefined) throw new Refusal(`Nothing that is sold is called ${id}.`);
    const change = changed(given);
    await shelf.update(registry, id, change);
    return { subject: id, before, after: { ...before, ...change } };
  },
});

const operationsOf = (shelf: Shelf): Operations => ({
  list: {
    summary: 'What is sold, with its price in rupees, VAT inside.',
    look: async (registry) => {
      const rows = await shelf.list(registry);
      printRows(
        rows.map(({ id, what, months, price_paisa, is_sold }) => ({
          id,
          what,
          months,
          price: rupees(price_paisa),
          sold: is_sold,
        })),
      );
    },
  },
  'set-price': changeOf(
    shelf,
    'Sets a price, in rupees with VAT inside. Orders that were made keep theirs.',
    '<id> <rupees>',
    (given) => ({ price_paisa: price(given.word(1, 'rupees')) }),
  ),
  stop: changeOf(shelf, 'Stops selling it. Whoever has it keeps it to its end.', '<id>', () => ({
    is_sold: false,
  })),
  start: changeOf(shelf, 'Sells it again.', '<id>', () => ({ is_sold: true })),
});

export const packages = operationsOf(PACKAGES);
export const addOns = operationsOf(ADD_ONS);
