import { KEPT } from '@chuli/registry/account';
import { createNotice } from '@chuli/registry/notice';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

type Column = { table_name: string; column_name: string };

const columns = async (): Promise<Column[]> => {
  const query = sql<Column>`select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by 1, 2`;
  return (await query.execute(people.registry)).rows;
};

/** Tables that hold something of a person, or hang on a row that does, and are no part of `records`. */
const ELSEWHERE: Record<string, string> = {
  sign_in: 'listed as sign_ins',
  notice: 'listed as notices',
  delivery: 'listed with each notice',
  refresh_token: 'secrets: hashes of what renews a sign-in',
  ledger_entry: 'the books of the seller: the amounts of the order by account',
  order_credit: 'the parts of the credit that stands in the order',
};

/** Columns of the tables in `records` that are not given out. */
const WITHHELD: Record<string, string> = {
  'person.id': 'stands in person',
  'person.name': 'stands in person',
  'person.phone_number': 'stands in person',
  'person.password_hash': 'a secret',
  'person.second_factor_secret': 'a secret',
  'person.second_factor_step': 'keeps a code from being used twice',
  'membership_grant.id': 'a number of ours',
  'package_stock.id': 'a number of ours',
  'payment_order.key': 'keeps an order from being made twice',
  'payment_order.go': 'signed for the gateway',
  'payment_order.checks': 'our own asking at the gateway',
  'payment_order.checked_at': 'our own asking at the gateway',
  'payment_order.next_check_at': 'our own asking at the gateway',
  'email_confirmation.request_hash': 'a secret',
  'email_confirmation.code_hash': 'a secret',
  'email_confirmation.tries': 'guards a secret',
  'push_subscription.id': 'a number of ours',
  'push_subscription.endpoint': 'a secret: whoever has it can reach the browser',
  'push_subscription.p256dh': 'a secret: whoever has it can reach the browser',
  'push_subscription.auth': 'a secret: whoever has it can reach the browser',
  'linked_channel.id': 'a number of ours',
  'linked_channel.secret': 'a secret',
  'linked_channel.sealed_with': 'which key sealed the secret',
  'telegram_code.code_hash': 'a secret',
  'kept_chart.request_id': 'keeps a chart from being kept twice',
  'alert.request_id': 'keeps an alert from being kept twice',
  'alert.revision': 'our own judging',
  'alert.rule_hash': 'our own judging',
  'alert.since': 'our own judging',
  'alert.updated_at': 'our own judging',
  'alert_firing.id': 'a number of ours',
  'alert_firing.judged_at': 'our own judging',
  'alert_firing.notice_id': 'a number of ours',
  'alert_firing.rule_hash': 'our own judging',
  'scan_model.id': 'a number of ours',
  'scan_model.buy_scan_id': 'says what the text says',
  'scan_model.sell_scan_id': 'says what the text says',
  'scan_model.parent_id': 'a number of ours',
  'scan_model.request_id': 'keeps a rule from being kept twice',
  'form_answer.id': 'a number of ours',
  'form_answer.token_hash': 'keeps an answer from being taken twice',
};

describe('what a person takes along', () => {
  it('has every table with something of a person in it, or a reason why not', async () => {
    const owners = new Set(['person_id', 'order_id', 'notice_id', 'sign_in_id']);
    const found = (await columns()).filter(({ column_name }) => owners.has(column_name));
    const tables = new Set(['person', ...found.map(({ table_name }) => table_name)]);
    const known = [...Object.keys(KEPT), ...Object.keys(ELSEWHERE)];
    expect([...tables].toSorted()).toEqual(known.toSorted());
  });

  it('has every column of these tables, or a reason why not', async () => {
    const given = new Map<string, readonly string[]>(Object.entries(KEPT));
    const left = (await columns()).flatMap(({ table_name: table, column_name: column }) => {
      const isLeft = given.has(table) && column !== 'person_id' && !given.get(table)?.includes(column);
      return isLeft ? [`${table}.${column}`] : [];
    });
    expect(left.toSorted()).toEqual(Object.keys(WITHHELD).toSorted());
  });

  it('is what was bought, paid, followed, set, told and written, and nothing of anybody else', async () => {
    const [owner, stranger] = [await people.settle(), await people.settle()];
    for (const { id } of [owner, stranger]) await fill(id);
    const { access } = await people.signIn(owner.phone);
    const { body } = await people.call('GET', '/accounts/export/', undefined, { access });
    const at = Math.floor(people.now() / 1_000);
    expect(body['records']).toMatchObject({
      membership_grant: [{ tier: 'Gold', source: 'payment', order_id: `order ${owner.id}`, starts_at: at }],
      payment_order: [{ id: `order ${owner.id}`, total: 1_500, vat: 172.57, receipt: `R ${owner.id}` }],
      gateway_answer: [{ order_id: `order ${owner.id}`, amount: 1_500, raw: '{"status":"COMPLETE"}' }],
      package_stock: [{ symbol: 'NABIL', buy_target: 510.5, sell_target: null }],
      favourite_page: [{ place: 0, screen_id: 'floorsheet' }],
      today_board: [{ card_order: ['movers'], hidden: ['brokers'], indices: ['FLOATIND'] }],
      chart_drawing: [{ symbol: 'NABIL', version: 1, shapes: [] }],
      kept_chart: [{ kind: 'layout', id: 'two', name: 'Two', version: 1 }],
      notice_setting: [{ kind: 'signal', sms: true }],
      form_answer: [{ form_id: 'feedback', answers: { message: 'Hello' } }],
    });
    expect(body['notices']).toMatchObject([{ kind: 'payment', facts: { item: 'gold-12', total: 1_500 } }]);
    const text = JSON.stringify(body);
    expect(text).not.toContain(stranger.id);
    expect(text).not.toMatch(/argon2|hash|paisa/);
  });
});

const ORDER = { item: 'gold-12', tier: 'Gold', months: 12, provider: 'esewa', state: 'paid' } as const;
const PRICE = { list_paisa: 150_000, credit_paisa: 0, discount_paisa: 0, vat_paisa: 17_257 } as const;

/** One row of each kind. */
const fill = async (person_id: string): Promise<void> => {
  const { registry } = people;
  const now = new Date(people.now());
  const id = `order ${person_id}`;
  const reference = person_id.replaceAll('-', '').slice(0, 20);
  const order = { ...ORDER, ...PRICE, total_paisa: 150_000, key: 'k', receipt: `R ${person_id}` };
  const later = new Date(people.now() + 86_400_000);
  await registry
    .insertInto('payment_order')
    .values({ ...order, id, reference, person_id, created_at: now, expires_at: later })
    .execute();
  const answer = { provider: 'esewa', gateway_txn_id: id, amount_paisa: 150_000, at: now };
  await registry
    .insertInto('gateway_answer')
    .values({ ...answer, order_id: id, raw: '{"status":"COMPLETE"}' })
    .execute();
  const grant = { tier: 'Gold', source: 'payment', starts_at: now, ends_at: later, created_at: now } as const;
  await registry
    .insertInto('membership_grant')
    .values({ ...grant, person_id, order_id: id })
    .execute();
  const stock = { symbol: 'NABIL' as never, buy_target: 51_050, created_at: now };
  await registry
    .insertInto('package_stock')
    .values({ ...stock, person_id })
    .execute();
  await registry
    .insertInto('favourite_page')
    .values({ person_id, screen_id: 'floorsheet', place: 0 })
    .execute();
  await registry
    .insertInto('today_board')
    .values({ person_id, card_order: ['movers'], hidden: ['brokers'], indices: ['FLOATIND'] })
    .execute();
  const wall = { kind: 'layout', id: 'two', name: 'Two', contents: '{}', created_at: now } as const;
  await registry
    .insertInto('kept_chart')
    .values({ ...wall, person_id })
    .execute();
  await registry
    .insertInto('chart_drawing')
    .values({ person_id, symbol: 'NABIL', version: 1, shapes: '[]' })
    .execute();
  const switches = { inbox: true, push: false, email: false, sms: true };
  await registry
    .insertInto('notice_setting')
    .values({ person_id, kind: 'signal', ...switches })
    .execute();
  const facts = { item: 'gold-12', total: 150_000, receipt: 'R' };
  const notice = { personId: person_id, kind: 'payment', key: 'paid', facts } as const;
  await registry.transaction().execute((transaction) => createNotice(transaction, notice, now));
  const form = { form_id: 'feedback', answers: '{"message":"Hello"}', created_at: now };
  await registry
    .insertInto('form_answer')
    .values({ ...form, person_id, token_hash: id })
    .execute();
};
