import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { LIVE_PROTOCOL } from '@chuli/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { TRUNK_PATH, trunkHeaders } from '../access/trunk-key.ts';
import { smallSession } from '../testing/small-session.ts';
import { TRUNK_KEY, connectClient, testGateway } from '../testing/test-gateway.ts';
import { testLine } from '../testing/test-line.ts';
import { testRelay } from '../testing/test-relay.ts';

const openTrunk = (address: string, headers: Record<string, string>): WebSocket => {
  const socket = new WebSocket(`ws://${address}${TRUNK_PATH}`, [LIVE_PROTOCOL], { headers });
  onTestFinished(() => socket.terminate());
  socket.on('error', () => undefined);
  return socket;
};

/** The status of a refused trunk, or 101. */
const trunkStatus = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = openTrunk(address, headers);
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });

describe('the trunk', () => {
  const known = trunkHeaders(TRUNK_KEY);

  it.each([
    ['with our key', known, 101],
    ['without a key', {}, 404],
    ['with another key', trunkHeaders(randomBytes(32)), 404],
    ['through a proxy', { ...known, 'x-forwarded-for': '10.0.0.1' }, 404],
    ['through a proxy that says so in the newer way', { ...known, forwarded: 'for=10.0.0.1' }, 404],
  ])('is opened %s: %s → %i', async (_, headers, status) => {
    const { address } = await testGateway(smallSession(['NABIL']).session);
    expect(await trunkStatus(address, headers)).toBe(status);
  });

  it('is refused by a gateway that has not read the log', async () => {
    const { address, forgetLog } = await testGateway(smallSession(['NABIL']).session);
    forgetLog();
    expect(await trunkStatus(address, known)).toBe(503);
  });

  it('of a relay that does not read is cut', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `STOCK${index}`);
    const market = smallSession(names);
    const { address, gateway, tick } = await testGateway(market.session, {
      trunkLimits: { waitingBytes: 256 * 1_024 },
    });
    const trunk = openTrunk(address, known);
    await once(trunk, 'open');
    trunk.send(JSON.stringify({ op: 'subscribe', channel: 'market' }));
    await once(trunk, 'message');
    trunk.pause();
    const isCut = async () =>
      (await gateway.metrics.text()).includes('dropped_total{reason="live.too-slow"} 1');
    let seconds = 0;
    while (!(await isCut()) && seconds < 600) {
      for (const name of names) market.trade(name, 50_000 + seconds, 10);
      tick();
      seconds += 1;
    }
    expect(seconds).toBeLessThan(600);
  });
});

describe('a relay', () => {
  it('asks its folder once for a channel, however many listen', async () => {
    const market = smallSession(['NABIL']);
    const { address, clock, gateway, tick } = await testGateway(market.session);
    const relay = await testRelay([address], { clock });
    const clients = await Promise.all(Array.from({ length: 5 }, () => connectClient(relay.address)));
    for (const client of clients) client.say({ op: 'subscribe', channel: 'market' });
    for (const client of clients) expect(await client.next()).toMatchObject({ t: 'snapshot', seq: 0 });
    market.trade('NABIL', 50_100, 10);
    tick();
    for (const client of clients) expect(await client.next()).toMatchObject({ t: 'delta', seq: 1 });
    expect(await gateway.metrics.text()).toContain('chuli_live_messages_total 2\n');
    expect(await gateway.metrics.text()).toContain('chuli_live_clients{transport="trunk"} 1\n');
  });

  it('keeps its listeners when the folder cuts it off, and they miss nothing and hear nothing twice', async () => {
    const market = smallSession(['NABIL']);
    const { address, clock, tick } = await testGateway(market.session);
    const line = await testLine(address);
    const relay = await testRelay([line.address], { clock });
    const client = await connectClient(relay.address);
    client.say({ op: 'subscribe', channel: 'market' });
    expect(await client.next()).toMatchObject({ t: 'snapshot', seq: 0 });
    for (let seq = 1; seq <= 20; seq++) {
      if (seq % 5 === 0) line.cut();
      market.trade('NABIL', 50_000 + seq, 10);
      tick();
      expect(await client.next()).toMatchObject({ t: 'delta', seq });
    }
  });

  it('goes on from another folder with a snapshot of that one', async () => {
    const market = smallSession(['NABIL']);
    const [one, other] = [await testGateway(market.session), await testGateway(market.session)];
    const relay = await testRelay([one.address, other.address], { clock: one.clock });
    const client = await connectClient(relay.address);
    client.say({ op: 'subscribe', channel: 'symbol:NABIL' });
    const first = await client.next();
    void one.gateway.leave(100);
    const second = await client.next();
    expect([first, second]).toMatchObject([{ t: 'snapshot' }, { t: 'snapshot', seq: 0 }]);
    market.trade('NABIL', 50_100, 10);
    other.tick();
    expect(await client.next()).toMatchObject({ t: 'delta', seq: 1 });
  });

  it('serves on from what it was told while no folder is there, and says that the log is away', async () => {
    const market = smallSession(['NABIL', 'NICA']);
    const { address, clock } = await testGateway(market.session);
    const line = await testLine(address);
    const relay = await testRelay([line.address], { clock });
    const client = await connectClient(relay.address);
    client.say({ op: 'subscribe', channel: 'symbol:NABIL' });
    const first = await client.nextText();
    line.close();
    await expect.poll(relay.away, { timeout: 10_000 }).toEqual(['log']);
    const reply = await fetch(`http://${relay.address}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'degraded', away: ['log'] }]);
    const late = await connectClient(relay.address);
    late.say({ op: 'subscribe', channel: 'symbol:NABIL' });
    expect(await late.nextText()).toBe(first);
    const ticking = setInterval(relay.door.tick, 250);
    onTestFinished(() => clearInterval(ticking));
    late.say({ op: 'subscribe', channel: 'symbol:NICA' });
    expect(await late.next()).toMatchObject({ t: 'error', code: 'live.not-ready' });
  }, 20_000);
});
