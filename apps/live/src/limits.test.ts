import { describe, expect, it } from 'vitest';
import { smallSession } from './testing/small-session.ts';
import { connectClient, takeTicket, testGateway, upgradeStatus } from './testing/test-gateway.ts';

const session = () => smallSession(['NABIL', 'NICA']);

describe('a ticket', () => {
  it('opens one connection and no second', async () => {
    const { address } = await testGateway(session().session);
    const ticket = await takeTicket(address);
    expect(await upgradeStatus(address, ticket)).toBe(101);
    expect(await upgradeStatus(address, ticket)).toBe(401);
  });

  it('is worth nothing after a minute', async () => {
    const { address, pass } = await testGateway(session().session);
    const ticket = await takeTicket(address);
    pass(60_000);
    expect(await upgradeStatus(address, ticket)).toBe(401);
  });

  it('is needed', async () => {
    const { address } = await testGateway(session().session);
    expect(await upgradeStatus(address, 'invented')).toBe(401);
  });

  it('is given to pages of ours only', async () => {
    const { address } = await testGateway(session().session);
    await expect(takeTicket(address, 'https://elsewhere.example')).rejects.toThrow('403');
    const ticket = await takeTicket(address);
    expect(await upgradeStatus(address, ticket, 'https://elsewhere.example')).toBe(403);
  });

  it('is not hoarded by one address', async () => {
    const { address } = await testGateway(session().session, { limits: { connectionsPerAddress: 2 } });
    await takeTicket(address);
    await takeTicket(address);
    await expect(takeTicket(address)).rejects.toThrow('429');
  });
});

describe('the limits', () => {
  it('end at the connections of one address and free the place when one leaves', async () => {
    const { address } = await testGateway(session().session, { limits: { connectionsPerAddress: 1 } });
    const first = await connectClient(address);
    expect(await upgradeStatus(address, await takeTicket(address))).toBe(429);
    first.socket.close();
    await first.closed;
    await expect.poll(async () => upgradeStatus(address, await takeTicket(address))).toBe(101);
  });

  it('end at the connections of the process', async () => {
    const { address } = await testGateway(session().session, { limits: { connections: 1 } });
    await connectClient(address);
    expect(await upgradeStatus(address, await takeTicket(address))).toBe(503);
  });

  it('end at the channels of one connection, which goes on', async () => {
    const { address } = await testGateway(session().session, { limits: { channelsPerConnection: 1 } });
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel: 'market' });
    await client.next();
    client.say({ op: 'subscribe', channel: 'floorsheet' });
    expect(await client.next()).toMatchObject({ t: 'error', code: 'live.too-many-channels' });
    client.say({ op: 'unsubscribe', channel: 'market' });
    client.say({ op: 'subscribe', channel: 'floorsheet' });
    expect(await client.next()).toMatchObject({ t: 'snapshot', channel: 'floorsheet' });
  });

  it('close a connection that says too much too fast', async () => {
    const { address } = await testGateway(session().session, { limits: { messagesAtOnce: 3 } });
    const client = await connectClient(address);
    for (let count = 0; count < 4; count++) client.say({ op: 'ping' });
    expect(await client.closed).toBe(4029);
  });

  it('count a connection that says too much once, whatever it says after that', async () => {
    const { address, gateway } = await testGateway(session().session, { limits: { messagesAtOnce: 3 } });
    const client = await connectClient(address);
    for (let said = 0; said < 50; said += 1) client.say({ op: 'ping' });
    await client.closed;
    expect(await gateway.metrics.text()).toContain('chuli_live_dropped_total{reason="live.too-fast"} 1\n');
  });

  it('close a connection that sends a long message', async () => {
    const { address } = await testGateway(session().session);
    const client = await connectClient(address);
    client.say({ op: 'ping', channel: 'x'.repeat(5_000) });
    expect(await client.closed).toBe(1009);
  });

  it('drop a listener that does not read, and nobody else', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `STOCK${index}`);
    const market = smallSession(names);
    const { address, tick, gateway } = await testGateway(market.session);
    const [slow, quick] = [await connectClient(address), await connectClient(address)];
    for (const client of [slow, quick]) {
      client.say({ op: 'subscribe', channel: 'market' });
      await client.next();
    }
    slow.socket.pause();
    const isDropped = async () =>
      (await gateway.metrics.text()).includes('dropped_total{reason="live.too-slow"} 1');
    let seconds = 0;
    while (!(await isDropped()) && seconds < 600) {
      for (const name of names) market.trade(name, 50_000 + seconds, 10);
      tick();
      seconds += 1;
      expect(await quick.next()).toMatchObject({ t: 'delta', seq: seconds });
    }
    expect(seconds).toBeLessThan(600);
    slow.socket.resume();
    expect(await slow.closed).toBe(4008);
    expect(quick.socket.readyState).toBe(quick.socket.OPEN);
  });

  it('drop a listener that gives no sign of life', async () => {
    const { address, gateway } = await testGateway(session().session);
    const client = await connectClient(address);
    client.socket.pause();
    gateway.beat();
    gateway.beat();
    client.socket.resume();
    expect(await client.closed).toBe(4000);
  });
});

describe('a channel', () => {
  it.each([
    ['nothing', 'live.no-such-channel'],
    ['market:NABIL', 'live.no-such-channel'],
    ['symbol', 'live.no-such-channel'],
    ['symbol:nabil', 'live.no-such-channel'],
    ['symbol:UNKNOWN', 'live.no-such-channel'],
    ['index:9999', 'live.no-such-channel'],
    ['index:1e1', 'live.no-such-channel'],
    ['signals', 'token_not_valid'],
    ['signals-pro', 'token_not_valid'],
    ['personal', 'token_not_valid'],
  ])('named %s is refused to a visitor with %s', async (channel, code) => {
    const { address } = await testGateway(session().session);
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel });
    expect(await client.next()).toMatchObject({ t: 'error', code, channel });
  });

  it.each(['market', 'floorsheet', 'symbol:NABIL', 'index:58'])('named %s is open', async (channel) => {
    const { address } = await testGateway(session().session);
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel });
    expect(await client.next()).toMatchObject({ t: 'snapshot', channel });
  });

  it.each([
    ['signals', 'signals', 'snapshot'],
    ['signals', 'signals-pro', 'error'],
    ['signals-pro', 'signals', 'error'],
    ['signals-pro', 'signals-pro', 'snapshot'],
  ] as const)('named %s answers who holds %s with a %s', async (channel, feature, answer) => {
    const caller = {
      kind: 'user',
      id: '7',
      features: new Map([[feature, Number.MAX_SAFE_INTEGER]]),
    } as const;
    const { address } = await testGateway(session().session, { caller });
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel });
    expect(await client.next()).toMatchObject({ t: answer, channel });
  });

  it('without a source says so to a user', async () => {
    const caller = {
      kind: 'user',
      id: '7',
      features: new Map([['signals', Number.MAX_SAFE_INTEGER]] as const),
    } as const;
    const { address } = await testGateway(session().session, { caller });
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel: 'personal' });
    expect(await client.next()).toMatchObject({ t: 'error', code: 'live.not-served' });
  });

  it.each([
    '{',
    '[]',
    '{"op":"sing"}',
    '{"op":"ping","more":1}',
    '{"op":"subscribe","channel":"market","resume":{}}',
  ])('is not reached by %s', async (text) => {
    const { address } = await testGateway(session().session);
    const client = await connectClient(address);
    client.socket.send(text);
    expect(await client.next()).toMatchObject({ t: 'error', code: 'live.not-understood' });
  });
});

describe('a gateway whose log is away', () => {
  it('stays ready with what it has read, and says so', async () => {
    const { address, lose } = await testGateway(session().session);
    lose('log');
    const reply = await fetch(`http://${address}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'degraded', away: ['log'] }]);
    expect(await upgradeStatus(address, await takeTicket(address))).toBe(101);
  });
});

describe('a gateway that has not read the log', () => {
  it('is alive, not ready, and takes nobody in', async () => {
    const { address, forgetLog } = await testGateway(session().session);
    forgetLog();
    const status = async (path: string) => (await fetch(`http://${address}${path}`)).status;
    expect(await Promise.all(['/healthz', '/readyz', '/live/stream?channel=market'].map(status))).toEqual([
      200, 503, 503,
    ]);
    expect(await upgradeStatus(address, await takeTicket(address))).toBe(503);
  });
});
