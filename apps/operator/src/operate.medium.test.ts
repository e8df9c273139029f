import { type PhoneNumber, readCsv, stockSymbol, tradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { insertPerson } from '@chuli/registry/account';
import { keepFindings } from '@chuli/registry/actions';
import { upsertCompanies } from '@chuli/registry/reference';
import { insertAnswer, listDeeds } from '@chuli/registry/site';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
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
    ['actions confirm', { words: ['AAA', '2026-08-13'], options: { as: 'sita' } }, 'No action of AAA'],
    ['actions refuse', { words: ['AAA', '13 August'], options: { as: 'sita' } }, 'is not a day'],
    ['actions add', { words: ['NONE', '2026-08-13'] }, 'No company is known'],
    ['dividends add', { words: ['NONE'] }, 'No company is known'],
    ['rights add', { words: ['NONE'] }, 'No company is known'],
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
    const [head = [], row = []] = readCsv(await answersCsv(registry, 'feedback', new Date(0)));
    expect(row[head.indexOf('answer_message')]).toBe(`'${message}`);
    expect(row[head.indexOf('answer_phone')]).toBe('');
    expect(await answersCsv(registry, 'feedback', new Date(NOW.getTime() + 1))).not.toContain('HYPERLINK');
  });
});

describe('corporate actions', () => {
  const AAA = stockSymbol('AAA');
  const EX = tradingDate('2026-08-13');
  const action = { symbol: AAA, ex_on: EX, kind: 'restated', factor: 0.8, known_on: EX } as const;
  const evidence = [{ by: 'moved', words: 'the price fell', factor: 0.8 }] as const;
  const words = [AAA, EX];
  const as = { as: 'sita' };

  beforeAll(async () => {
    await upsertCompanies(registry, [{ symbol: AAA, name: 'Aaa', status: 'Active', provenance: 'list' }]);
    await keepFindings(registry, [{ ...action, confidence: 'doubtful', evidence }]);
  });

  it('are confirmed, with a better factor, and refused', async () => {
    const change = await operate('actions confirm', { words, options: { ...as, factor: '0.79' } });
    expect(change).toMatchObject({
      subject: 'AAA 2026-08-13',
      before: { factor: 0.8, decision: null },
      after: { factor: 0.79, decision: 'confirmed', decided_by: 'sita' },
    });
    const { after } = await operate('actions refuse', { words, options: as });
    expect(after).toMatchObject({ decision: 'refused', decided_at: NOW });
    const wrong = operate('actions confirm', { words, options: { ...as, factor: '0' } });
    await expect(wrong).rejects.toThrow('is not a number above 0');
  });

  it('are entered where none was found, and not beside one that was', async () => {
    const options = { ...as, kind: 'merger', factor: '0.5', words: 'circular of the exchange' };
    await expect(operate('actions add', { words, options })).rejects.toThrow('confirm or refuse');
    const { after } = await operate('actions add', { words: ['aaa', '2026-09-01'], options });
    expect(after).toMatchObject({
      kind: 'merger',
      factor: 0.5,
      decision: 'confirmed',
      known_on: '2026-09-01',
    });
  });

  it('are declared: a dividend first without its book close, then with it, and a right', async () => {
    const options = { year: '2082/2083', bonus: '10' };
    const first = await operate('dividends add', { words: ['AAA'], options });
    expect(first.after).toMatchObject({ announced_on: '2026-11-15', book_close_on: null, bonus_percent: 10 });
    await expect(operate('dividends add', { words: ['AAA'], options })).rejects.toThrow('that book close');
    const dated = { ...options, 'book-close': '2026-12-20' };
    const { before, after } = await operate('dividends add', { words: ['AAA'], options: dated });
    expect(before).toEqual(first.after);
    expect(after).toMatchObject({ book_close_on: '2026-12-20', known_on: '2026-11-15' });
    expect(await registry.selectFrom('dividend').selectAll().execute()).toHaveLength(1);
    await expect(operate('dividends add', { words: ['AAA'], options: { year: '2082' } })).rejects.toThrow(
      'not a fiscal year',
    );

    const right = { opened: '2026-12-25', ratio: '1:0.5', price: '150' };
    const entered = await operate('rights add', { words: ['AAA'], options: right });
    expect(entered.after).toMatchObject({ ratio: '1:0.5', issue_price: 15_000 });
    await expect(operate('rights add', { words: ['AAA'], options: right })).rejects.toThrow(
      'has a right issue',
    );
  });
});
