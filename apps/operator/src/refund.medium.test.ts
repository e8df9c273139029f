import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NO_FAULTS } from '@chuli/payments/stand-ins';
import type { Registry } from '@chuli/registry';
import type { Order } from '@chuli/registry/payment';
import { listDeeds } from '@chuli/registry/site';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT, capture } from '@chuli/command';
import { type Till, openTill } from './testing/till.ts';

let till: Till;
let registry: Registry;
beforeAll(async () => {
  till = await openTill();
  ({ registry } = till);
});
afterAll(() => till.close());
beforeEach(() => {
  till.standIns.khalti.book.faults = { ...NO_FAULTS };
});

const commandOf = ({ id }: Order, more: readonly string[]): string[] => [
  'apps/operator/src/main.ts',
  'orders',
  'refund',
  id,
  ...more,
];
const environment = () => ({ ...process.env, ...till.environment });
const refund = (order: Order, ...more: string[]) =>
  capture(process.execPath, commandOf(order, more), environment());
const APPLY = ['--as', 'sita', '--apply'];

const sumOf = (entries: readonly { amount_paisa: number }[]): number =>
  entries.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0);

/** All that is known of an order, at the gateway and here. */
const factsOf = async ({ id }: Order) => {
  const order = await registry
    .selectFrom('payment_order')
    .innerJoin('gateway_answer', 'gateway_answer.order_id', 'payment_order.id')
    .innerJoin('membership_grant', 'membership_grant.order_id', 'payment_order.id')
    .select(['state', 'receipt', 'refund_raw', 'payment_order.refunded_at', 'credit_note', 'ended_at'])
    .where('payment_order.id', '=', id)
    .executeTakeFirstOrThrow();
  const entries = await registry
    .selectFrom('ledger_entry')
    .select(['event', 'account', 'amount_paisa'])
    .where('order_id', '=', id)
    .execute();
  const deeds = (await listDeeds(registry, 100)).filter(({ subject }) => subject === id);
  const notices = await registry
    .selectFrom('notice')
    .select('facts')
    .where('key', '=', `refunded ${id}`)
    .execute();
  return { ...order, entries, deeds, notices, atGateway: till.atGateway(id) };
};

const HELD = { state: 'paid', isHeld: true };
const RELEASED = { state: 'paid', isHeld: false };
const PAID = { state: 'paid', atGateway: 'paid', refund_raw: null, ended_at: null, deeds: [], notices: [] };
const NOTE = /^CN-\d{4}\/\d{2}-\d{6}$/;

describe('a refund by an operator', () => {
  it('is only planned without --apply, and needs a name with it', async () => {
    const order = await till.buy('khalti');
    const tried = await refund(order, '--as', 'sita');
    expect([tried.code, tried.output]).toEqual([0, expect.stringContaining('dry run')]);
    const nameless = await refund(order, '--apply');
    expect([nameless.code, nameless.output]).toEqual([1, expect.stringContaining('--as is needed')]);
    expect(await factsOf(order)).toMatchObject(PAID);
  });

  it('tells the gateway, reverses the books, ends the grant and is written down', async () => {
    const order = await till.buy('khalti');
    const done = await refund(order, ...APPLY);
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('done')]);
    const facts = await factsOf(order);
    expect(facts).toMatchObject({ state: 'refunded', atGateway: 'refunded', receipt: order.receipt });
    expect(facts.refund_raw).toContain('refund successful');
    expect(facts.ended_at).toEqual(facts.refunded_at);
    expect(facts.credit_note).toMatch(NOTE);
    expect(facts.notices).toEqual([
      { facts: { item: 'Gold', total: 150_000, credit_note: facts.credit_note } },
    ]);
    const deed = { operator: 'sita', command: 'orders refund', before: { state: 'paid', isHeld: false } };
    expect(facts.deeds).toMatchObject([
      { ...deed, after: { state: 'refunded' } },
      { ...deed, after: HELD },
    ]);
    const of = (key: 'event' | 'account', name: string) =>
      facts.entries.filter((entry) => entry[key] === name);
    expect(of('event', 'refund')).not.toEqual([]);
    for (const event of ['sale', 'payment', 'refund']) expect(sumOf(of('event', event)), event).toBe(0);
    for (const account of ['clearing', 'receivable', 'vat'])
      expect(sumOf(of('account', account)), account).toBe(0);
    expect(sumOf([...of('account', 'revenue'), ...of('account', 'refund')])).toBe(0);
  });

  it('leaves no gap in the receipts and none in the credit notes', async () => {
    const numberOf = (text: string | null): number => Number(text?.slice(-6));
    const order = await till.buy('khalti');
    await refund(order, ...APPLY);
    const next = await till.buy('khalti');
    expect(numberOf(next.receipt)).toBe(numberOf(order.receipt) + 1);
    await refund(next, ...APPLY);
    const [first, second] = [await factsOf(order), await factsOf(next)];
    expect(numberOf(second.credit_note)).toBe(numberOf(first.credit_note) + 1);
  });

  it('is made once', async () => {
    const order = await till.buy('khalti');
    await refund(order, ...APPLY);
    const before = await factsOf(order);
    const again = await refund(order, ...APPLY);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('payment.not-refundable')]);
    expect(await factsOf(order)).toEqual(before);
  });

  it('holds the grant where the gateway does not answer, until that says what it has', async () => {
    const order = await till.buy('khalti');
    till.standIns.khalti.book.faults = { ...NO_FAULTS, down: 'refuses' };
    const failed = await refund(order, ...APPLY);
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('gateway-unavailable')]);
    const unsure = await refund(order, ...APPLY, '--release');
    expect([unsure.code, unsure.output]).toEqual([1, expect.stringContaining('does not say')]);
    const held = await factsOf(order);
    expect(held).toMatchObject({ state: 'paid', atGateway: 'paid', deeds: [{ after: HELD }] });
    expect(held.ended_at).not.toBeNull();
    till.standIns.khalti.book.faults = { ...NO_FAULTS };
    expect((await refund(order, ...APPLY, '--release')).code).toBe(0);
    expect(await factsOf(order)).toMatchObject({ ...PAID, deeds: [{ after: RELEASED }, { after: HELD }] });
  });

  it('leaves the grant where the gateway refuses and has the money', async () => {
    till.standIns.khalti.book.faults = { ...NO_FAULTS, lie: 'transaction' };
    const order = await till.buy('khalti');
    const refused = await refund(order, ...APPLY);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('the gateway refused')]);
    expect(await factsOf(order)).toMatchObject({ ...PAID, deeds: [{ after: RELEASED }, { after: HELD }] });
  });
});

describe('a refund at a gateway that cannot be asked', () => {
  it('is held, then made by hand, then recorded', async () => {
    const order = await till.buy('esewa');
    expect((await refund(order, ...APPLY)).code).toBe(1);
    const early = await refund(order, ...APPLY, '--by-hand', 'desk 12');
    expect([early.code, early.output]).toEqual([1, expect.stringContaining('Hold it first')]);
    expect((await refund(order, '--as', 'sita', '--hold')).output).toContain('dry run');
    expect(await factsOf(order)).toMatchObject(PAID);
    expect((await refund(order, ...APPLY, '--hold')).code).toBe(0);
    const held = await factsOf(order);
    expect([held.state, held.ended_at]).toEqual(['paid', expect.any(Date)]);
    for (const more of [['--by-hand', ''], ['--hold'], ['--by-hand', 'x', '--release']])
      expect((await refund(order, ...APPLY, ...more)).code, more.join(' ')).toBe(1);
    expect((await refund(order, ...APPLY, '--by-hand', 'desk 12')).code).toBe(0);
    expect(await factsOf(order)).toMatchObject({
      state: 'refunded',
      refund_raw: 'desk 12',
      credit_note: expect.stringMatching(NOTE) as string,
      notices: [{}],
      ended_at: held.ended_at,
      deeds: [{ before: HELD, after: { state: 'refunded' } }, { after: HELD }],
    });
  });

  it('is held, then released', async () => {
    const order = await till.buy('esewa');
    expect((await refund(order, ...APPLY, '--release')).output).toContain('not held');
    await refund(order, ...APPLY, '--hold');
    expect((await refund(order, ...APPLY, '--release')).code).toBe(0);
    expect(await factsOf(order)).toMatchObject({ ...PAID, deeds: [{ after: RELEASED }, { after: HELD }] });
  });
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Holds up the command at what it wants to lock, and kills it there. */
const killAt = async (order: Order, lock: string): Promise<void> => {
  // Within its transaction a connection sees the others as they were: who holds the lock cannot watch.
  const pool = new pg.Pool({ connectionString: till.environment.DATABASE_URL, max: 2 });
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(lock);
  const options = { cwd: ROOT, env: environment(), stdio: 'ignore' } as const;
  const command = spawn(process.execPath, commandOf(order, APPLY), options);
  const ended = once(command, 'exit');
  const isHeldUp = async () => expect((await pool.query(WAITING)).rowCount).toBeGreaterThan(0);
  await vi.waitFor(isHeldUp, { timeout: 90_000 }).finally(() => command.kill('SIGKILL'));
  await ended;
  holder.release(true);
  await pool.end();
};

describe('a refund whose command is killed', () => {
  it.each([
    ['before the grant is held', 'select from payment_order for update', 'paid', false],
    ['before that is written down', 'lock table operator_log in share mode', 'paid', false],
    ['after the gateway was told', 'lock table ledger_entry in share mode', 'refunded', false],
    ['before the refund is written down', 'lock table operator_log in share mode', 'refunded', true],
  ] as const)('%s is taken up by the next', async (_, lock, atGateway, isHeldBefore) => {
    const order = await till.buy('khalti');
    if (isHeldBefore) await refund(order, ...APPLY, '--hold');
    await killAt(order, lock);
    const left = await factsOf(order);
    expect(left).toMatchObject({
      state: 'paid',
      refund_raw: null,
      credit_note: null,
      notices: [],
      atGateway,
    });
    expect([left.ended_at !== null, left.deeds.length]).toEqual(
      atGateway === 'refunded' ? [true, 1] : [false, 0],
    );
    const resumed = await refund(order, ...APPLY);
    expect([resumed.code, resumed.output]).toEqual([0, expect.stringContaining('done')]);
    const facts = await factsOf(order);
    expect(facts).toMatchObject({ state: 'refunded', atGateway: 'refunded', receipt: order.receipt });
    expect(Number(facts.ended_at)).toBeLessThanOrEqual(Number(facts.refunded_at));
    expect(facts.deeds).toMatchObject([{ after: { state: 'refunded' } }, { after: HELD }]);
    expect(sumOf(facts.entries.filter(({ account }) => account === 'clearing'))).toBe(0);
    expect(facts.credit_note).toMatch(NOTE);
    expect(facts.notices).toHaveLength(1);
  });
});

describe('the list of orders that wait for an operator', () => {
  it('has those that are held, and those of which the gateway sent a part back, of everyone', async () => {
    const [paid, held, partly] = [await till.buy('esewa'), await till.buy('esewa'), await till.buy('khalti')];
    await refund(held, ...APPLY, '--hold');
    const payment = till.standIns.khalti.book.byOrder(partly.id);
    if (payment !== undefined) payment.state = 'partly-refunded';
    const refused = await refund(partly, ...APPLY);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('the rest by hand')]);
    const command = ['apps/operator/src/main.ts', 'orders', 'list', '--waiting'];
    const { code, output } = await capture(process.execPath, command, environment());
    expect(code).toBe(0);
    expect(output).toContain('partly_refunded_at');
    expect([paid, held, partly].map(({ id }) => output.includes(id))).toEqual([false, true, true]);
  });
});
