import { createHmac, randomBytes } from 'node:crypto';
import { LIVE_CHANNELS, LIVE_TICKET_MS, LIVE_TICKET_PURPOSE, type LiveTicket } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { smallSession } from '../testing/small-session.ts';
import { START, connectClient, takeTicket, testGateway, upgradeStatus } from '../testing/test-gateway.ts';
import { VISITOR } from './authorise.ts';
import { createTickets } from './tickets.ts';

const KEY = randomBytes(32);
const ADDRESS = '27.34.1.2';

const ticketsAt = (now: () => number, ...keys: Buffer[]) =>
  createTickets(() => instant(now()), { keys, total: 10, perAddress: 2 });

const atStart = (...keys: Buffer[]) => ticketsAt(() => START, ...keys);

/** As the API makes them. */
const ticketOf = (said: Partial<LiveTicket> = {}, { key = KEY, purpose = LIVE_TICKET_PURPOSE } = {}) => {
  const ticket = {
    id: randomBytes(16).toString('hex'),
    person: 'p1',
    expires: START + LIVE_TICKET_MS,
    features: { signals: START + 60_000 },
    ...said,
  };
  const words = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${words}.${createHmac('sha256', key).update(`${purpose} ${words}`).digest('base64url')}`;
};

describe('a ticket of the API', () => {
  it('is worth one connection, of its person, for half a minute', () => {
    let now = START;
    const { redeem } = ticketsAt(() => now, KEY);
    const ticket = ticketOf();
    expect(redeem(ticket)).toEqual({
      kind: 'user',
      id: 'p1',
      features: new Map([['signals', START + 60_000]]),
    });
    expect(redeem(ticket)).toBeNull();
    const late = ticketOf();
    now += LIVE_TICKET_MS;
    expect(redeem(late)).toBeNull();
  });

  it.each([
    ['of another key', ticketOf({}, { key: randomBytes(32) })],
    ['signed for another purpose', ticketOf({}, { purpose: 'receipt' })],
    ['with an unknown feature', ticketOf({ features: { everything: 1 } as never })],
    ['with more than it should say', ticketOf({ admin: true } as never)],
    ['that lives too long', ticketOf({ expires: START + 3_600_000 })],
    ['without a signature', ticketOf().split('.')[0] ?? ''],
    ['with a part more', `${ticketOf()}.x`],
    ['that is nothing', ''],
    ['that is very long', 'x'.repeat(100_000)],
  ])('%s is refused', (_, ticket) => {
    expect(atStart(KEY).redeem(ticket)).toBeNull();
  });

  it('is taken while its key is replaced by another, and not once it was dropped', () => {
    const next = randomBytes(32);
    const redeemedBy = (...keys: Buffer[]) => atStart(...keys).redeem(ticketOf());
    expect(redeemedBy(next, KEY)).toMatchObject({ id: 'p1' });
    expect(redeemedBy(next)).toBeNull();
  });

  it('cannot be changed, at any of its characters', () => {
    const { redeem } = atStart(KEY);
    const ticket = ticketOf();
    const end = ticket.length - 1;
    for (let index = 0; index < end; index++) {
      const changed = ticket.slice(0, index) + (ticket[index] === 'A' ? 'B' : 'A') + ticket.slice(index + 1);
      expect(redeem(changed), `character ${index}`).toBeNull();
    }
    expect(redeem(ticket)).not.toBeNull();
  });

  it('opens the gateway once, and not where the gateway has no key', async () => {
    const { address } = await testGateway(smallSession(['NABIL']).session, { ticketKeys: [KEY] });
    const ticket = ticketOf();
    expect(await upgradeStatus(address, ticket)).toBe(101);
    expect(await upgradeStatus(address, ticket)).toBe(401);
    const closed = await testGateway(smallSession(['NABIL']).session);
    expect(await upgradeStatus(closed.address, ticketOf())).toBe(401);
  });
});

describe('a ticket of a visitor', () => {
  it('given by one copy opens another that has the key, and no other', async () => {
    const market = () => smallSession(['NABIL']).session;
    const [giver, other, stranger] = await Promise.all([
      testGateway(market(), { ticketKeys: [KEY] }),
      testGateway(market(), { ticketKeys: [randomBytes(32), KEY] }),
      testGateway(market()),
    ]);
    const ticket = await takeTicket(giver.address);
    expect(await upgradeStatus(stranger.address, ticket)).toBe(401);
    expect(await upgradeStatus(other.address, ticket)).toBe(101);
    expect(await upgradeStatus(other.address, ticket)).toBe(401);
  });

  it('is believed by its own copy alone where there is no key', () => {
    const [one, other] = [atStart(), atStart()];
    const ticket = one.issue(VISITOR, ADDRESS) ?? '';
    expect(other.redeem(ticket)).toBeNull();
    expect(one.redeem(ticket)).toEqual(VISITOR);
    expect(one.redeem(ticket)).toBeNull();
  });

  it('counts for its address until it is used or its time is over', () => {
    let now = START;
    const { issue, redeem } = ticketsAt(() => now, KEY);
    const first = issue(VISITOR, ADDRESS);
    expect(issue(VISITOR, ADDRESS)).not.toBeNull();
    expect(issue(VISITOR, ADDRESS)).toBeNull();
    expect(redeem(first ?? '')).toEqual(VISITOR);
    expect(issue(VISITOR, ADDRESS)).not.toBeNull();
    expect(issue(VISITOR, ADDRESS)).toBeNull();
    now += LIVE_TICKET_MS;
    expect(issue(VISITOR, ADDRESS)).not.toBeNull();
  });

  it('stands in nobody’s way once the clock was set back', () => {
    let now = START;
    const { issue, redeem } = ticketsAt(() => now, KEY);
    const early = issue(VISITOR, ADDRESS);
    issue(VISITOR, ADDRESS);
    now -= 3_600_000;
    expect(redeem(early ?? '')).toBeNull();
    expect(issue(VISITOR, ADDRESS)).not.toBeNull();
  });
});

describe('a locked channel', () => {
  const rules = { ...LIVE_CHANNELS, market: { access: 'open', feature: 'signals' } } as const;

  it('is heard by who holds its feature, and closes at the next check after it ended', async () => {
    const session = smallSession(['NABIL']);
    const { address, gateway, pass, tick } = await testGateway(session.session, { ticketKeys: [KEY], rules });
    const holder = await connectClient(address, ticketOf());
    const other = await connectClient(address, ticketOf({ features: {} }));
    for (const client of [holder, other]) client.say({ op: 'subscribe', channel: 'market' });
    expect(await holder.next()).toMatchObject({ t: 'snapshot', channel: 'market' });
    expect(await other.next()).toMatchObject({ t: 'error', code: 'membership.tier-required' });
    pass(59_999);
    gateway.beat();
    expect(await holder.next()).toMatchObject({ t: 'beat', channel: 'market' });
    // A sign of life, or the next beat drops the connection.
    holder.say({ op: 'ping' });
    await holder.next();
    pass(1);
    gateway.beat();
    expect(await holder.next()).toMatchObject({
      t: 'error',
      code: 'membership.tier-required',
      channel: 'market',
    });
    session.trade('NABIL', 50_100, 10);
    tick();
    holder.say({ op: 'ping' });
    expect(await holder.next()).toMatchObject({ t: 'beat' });
    expect(holder.waiting()).toBe(0);
  });
});
