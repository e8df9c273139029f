import { FEATURES, TIERS } from '@chuli/contracts';
import { findPerson } from '@chuli/registry/account';
import { type Given, type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { oneOf, wholeNumber } from './read.ts';

const monthsLater = (from: Date, months: number): Date => {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
};

const wanted = (given: Given) => {
  const [tier, feature] = [given.option('tier'), given.option('feature')];
  if ((tier === undefined) === (feature === undefined))
    throw new Refusal('Say --tier or --feature, one of the two.');
  return {
    tier: tier === undefined ? null : oneOf(TIERS, tier),
    feature: feature === undefined ? null : oneOf(Object.keys(FEATURES), feature),
  };
};

export const grants: Operations = {
  list: {
    summary: 'What a person was given or has bought, the newest first.',
    words: '<person>',
    look: async (registry, given) => {
      const rows = await registry
        .selectFrom('membership_grant')
        .select(['id', 'tier', 'feature', 'source', 'starts_at', 'ends_at', 'ended_at'])
        .where('person_id', '=', given.word(0, 'person'))
        .orderBy('created_at', 'desc')
        .execute();
      printRows(rows);
    },
  },
  give: {
    summary: 'Gives a person a tier or a single feature for some months, without payment.',
    words: '<person>',
    options: {
      tier: { type: 'string', help: TIERS.join(', ') },
      feature: { type: 'string', help: Object.keys(FEATURES).join(', ') },
      months: { type: 'string', help: 'for how many, 1 to 36' },
    },
    change: async (registry, given, now) => {
      const personId = given.word(0, 'person');
      if ((await findPerson(registry, personId)) === undefined)
        throw new Refusal(`There is no person ${personId}; "people find" tells the id.`);
      const months = wholeNumber(given.need('months'), { from: 1, to: 36 });
      const after = {
        person_id: personId,
        ...wanted(given),
        starts_at: now,
        ends_at: monthsLater(now, months),
        source: 'operator' as const,
        created_at: now,
      };
      const { id } = await registry
        .insertInto('membership_grant')
        .values(after)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { subject: id, before: null, after };
    },
  },
  end: {
    summary: 'Takes a grant back now. One that was paid for is ended by its refund instead.',
    words: '<grant>',
    change: async (registry, given, now) => {
      const id = given.word(0, 'grant');
      const before = await registry
        .selectFrom('membership_grant')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (before === undefined) throw new Refusal(`There is no grant ${id}.`);
      if (before.source === 'payment') throw new Refusal('It was paid for: refund its order.');
      if (before.ended_at !== null) throw new Refusal('It was taken back already.');
      await registry.updateTable('membership_grant').set({ ended_at: now }).where('id', '=', id).execute();
      return { subject: id, before, after: { ...before, ended_at: now } };
    },
  },
};
