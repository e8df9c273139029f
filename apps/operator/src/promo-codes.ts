import { type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { dayStart, wholeNumber } from './read.ts';

const CODE = /^[A-Z0-9-]{3,40}$/;

const codeOf = (text: string): string => {
  const code = text.toUpperCase();
  if (!CODE.test(code)) throw new Refusal(`"${text}" is no code: 3 to 40 letters, digits and hyphens.`);
  return code;
};

export const promoCodes: Operations = {
  list: {
    summary: 'All promo codes, and how often each was used.',
    look: async (registry) => {
      const rows = await registry
        .selectFrom('promo_code')
        .leftJoin('promo_use', 'promo_use.code', 'promo_code.code')
        .select((eb) => [
          'promo_code.code',
          'percent_off',
          'valid_from',
          'valid_until',
          'max_uses',
          eb.fn.count<number>('promo_use.order_id').as('uses'),
        ])
        .groupBy('promo_code.code')
        .orderBy('valid_until', 'desc')
        .execute();
      printRows(rows);
    },
  },
  create: {
    summary:
      'Makes a promo code. The days begin at midnight in Kathmandu; the last one is not in it any more.',
    words: '<code>',
    options: {
      percent: { type: 'string', help: 'percent off, 1 to 100' },
      from: { type: 'string', help: 'first day, YYYY-MM-DD (default now)' },
      until: { type: 'string', help: 'the day on which it is over, YYYY-MM-DD' },
      uses: { type: 'string', help: 'how many orders may use it' },
    },
    change: async (registry, given, now) => {
      const from = given.option('from');
      const after = {
        code: codeOf(given.word(0, 'code')),
        percent_off: wholeNumber(given.need('percent'), { from: 1, to: 100 }),
        valid_from: from === undefined ? now : dayStart(from),
        valid_until: dayStart(given.need('until')),
        max_uses: wholeNumber(given.need('uses'), { from: 1, to: 1_000_000 }),
      };
      if (after.valid_until <= after.valid_from) throw new Refusal('It would be over before it begins.');
      const made = await registry
        .insertInto('promo_code')
        .values(after)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      if (made === undefined) throw new Refusal(`There is a code ${after.code} already.`);
      return { subject: after.code, before: null, after };
    },
  },
  end: {
    summary: 'Ends a promo code now. Orders that were made with it keep their price.',
    words: '<code>',
    change: async (registry, given, now) => {
      const code = codeOf(given.word(0, 'code'));
      const before = await registry
        .selectFrom('promo_code')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      if (before === undefined) throw new Refusal(`There is no code ${code}.`);
      if (before.valid_until <= now) throw new Refusal(`${code} is over already.`);
      // One that has not begun is over the moment it begins.
      const valid_until = new Date(Math.max(now.getTime(), before.valid_from.getTime() + 1));
      await registry.updateTable('promo_code').set({ valid_until }).where('code', '=', code).execute();
      return { subject: code, before, after: { ...before, valid_until } };
    },
  },
};
