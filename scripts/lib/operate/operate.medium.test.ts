import type { PhoneNumber } from '@chuli/kernel';
import { type Registry, insertAnswer, insertPerson, listDeeds } from '@chuli/registry';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '../csv.ts';
import { answersCsv } from './forms.ts';
import { type Deed, given } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { perform } from './perform.ts';

const NOW = new Date('2026-11-15T06:00:00Z');

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry(2);
  registry = opened.registry;
  return opened.close;
});

const deedOf = (thing: string, verb: string): Deed => {
  const operation = OPERATIONS[thing]?.[verb];
  if (operation === undefined || !('change' in operation))
    throw new Error(`${thing} ${verb} changes nothing.`);
  return operation;
};

type Asked = { words?: string[]; options?: Record<string, string>; isApplied?: boolean };

const operate = (command: string, { words = [], options = {}, isApplied = true }: Asked = {}) => {
  const [thing = '', verb = ''] = command.split(' ');
  const doing = { operator: 'sita', command, isApplied };
  return perform(registry, deedOf(thing, verb), given(words, options), doing, NOW);
};

const priceOf = async (id: string): Promise<number> => {
  const row = await registry
    .selectFrom('package')
    .select('price_paisa')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.price_paisa;
};

const someone = async (phone: string): Promise<string> =>
  (await insertPerson(registry, { phone: phone as PhoneNumber, name: 'Maya', passwordHash: '-' }, NOW)) ?? '';

describe('a change by an operator', () => {
  it('is tried whole in a dry run, and nothing of it stays', async () => {
    const before = await priceOf('gold-12');
    const change = await operate('packages set-price', { words: ['gold-12', '1600'], isApplied: false });
    expect(change).toMatchObject({ before: { price_paisa: before }, after: { price_paisa: 160_000 } });
    expect(await priceOf('gold-12')).toBe(before);
    expect(await listDeeds(registry, 10)).toEqual([]);
  });

  it('is made and written down together: who, what, before, after', async () => {
    await operate('packages set-price', { words: ['gold-12', '1600.50'] });
    expect(await priceOf('gold-12')).toBe(160_050);
    const [deed] = await listDeeds(registry, 1);
    expect(deed).toMatchObject({
      operator: 'sita',
      command: 'packages set-price',
      subject: 'gold-12',
      before: { price_paisa: 150_000 },
      after: { price_paisa: 160_050 },
    });
  });

  it('cannot be struck from the log', async () => {
    await operate('add-ons stop', { words: ['signals-pro-1'] });
    const change = registry.updateTable('operator_log').set({ operator: 'nobody' }).execute();
    await expect(change).rejects.toThrow('only added to');
    await expect(registry.deleteFrom('operator_log').execute()).rejects.toThrow('only added to');
  });

  it.each([
    ['packages set-price', { words: ['gold-12', '0'] }, 'not a price'],
    ['packages set-price', { words: ['gold-12', '10.005'] }, 'not a price'],
    ['packages stop', { words: ['no-such'] }, 'Nothing that is sold'],
    ['packages stop', {}, 'Say which: <id>'],
    ['promo-codes create', { words: ['x'] }, 'is no code'],
    ['announcements publish', { options: { kind: 'company' } }, '--symbol goes with'],
    ['announcements withdraw', { words: ['none'] }, 'No announcement'],
    ['grants give', { words: ['nobody'] }, 'There is no person'],
    ['people end-sign-ins', { words: ['nobody'] }, 'There is no person'],
  ])('%s %j is refused in words', async (command, asked, words) => {
    await expect(operate(command, asked)).rejects.toThrow(words);
  });
});

describe('promo codes', () => {
  it('are made once, in upper case, and end now', async () => {
    const options = { percent: '10', from: '2026-11-01', until: '2026-12-31', uses: '5' };
    await operate('promo-codes create', { words: ['dashain'], options });
    await expect(operate('promo-codes create', { words: ['DASHAIN'], options })).rejects.toThrow('already');
    const { after } = await operate('promo-codes end', { words: ['dashain'] });
    expect(after).toMatchObject({ code: 'DASHAIN', valid_until: NOW });
    await expect(operate('promo-codes end', { words: ['dashain'] })).rejects.toThrow('over already');
  });

  it('that have not begun can be ended, too', async () => {
    const options = { percent: '10', from: '2026-12-01', until: '2026-12-31', uses: '5' };
    await operate('promo-codes create', { words: ['later'], options });
    await expect(operate('promo-codes end', { words: ['later'] })).resolves.toBeDefined();
  });
});

describe('grants', () => {
  it('are given for whole months and taken back', async () => {
    const person = await someone('+9779810000001');
    const options = { tier: 'Gold', months: '2' };
    const { subject, after } = await operate('grants give', { words: [person], options });
    expect(after).toMatchObject({ tier: 'Gold', feature: null, ends_at: new Date('2027-01-15T06:00:00Z') });
    await operate('grants end', { words: [subject] });
    await expect(operate('grants end', { words: [subject] })).rejects.toThrow('taken back already');
  });

  it('are of a tier or of a feature, never both or neither', async () => {
    const person = await someone('+9779810000002');
    const give = (options: Record<string, string>) => operate('grants give', { words: [person], options });
    await expect(give({ months: '1' })).rejects.toThrow('one of the two');
    await expect(give({ months: '1', tier: 'Gold', feature: 'signals' })).rejects.toThrow('one of the two');
    await expect(give({ months: '1', tier: 'Iron' })).rejects.toThrow('none of');
  });
});

describe('answers of a form', () => {
  it('are exported so that no spreadsheet runs them', async () => {
    const message = '=HYPERLINK("http://spam.example","a, b")';
    await insertAnswer(
      registry,
      {
        formId: 'feedback',
        personId: null,
        answers: { kind: 'idea', message },
        attached: null,
        tokenHash: 'a',
      },
      NOW,
    );
    const [head = [], row = []] = parseCsv(await answersCsv(registry, 'feedback', new Date(0)));
    expect(row[head.indexOf('answer_message')]).toBe(`'${message}`);
    expect(row[head.indexOf('answer_phone')]).toBe('');
    expect(await answersCsv(registry, 'feedback', new Date(NOW.getTime() + 1))).not.toContain('HYPERLINK');
  });
});
