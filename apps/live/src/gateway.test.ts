import type { DeltaMessage, MarketDelta, MarketState, SnapshotMessage } from '@chuli/contracts';
import { LIVE_REDUCERS, hashOfState } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { smallSession } from './testing/small-session.ts';
import { type Client, connectClient, testGateway } from './testing/test-gateway.ts';

const NAMES = ['NABIL', 'NICA', 'UPPER'];

const snapshotOf = async (client: Client): Promise<SnapshotMessage<MarketState>> => {
  const message = await client.next();
  if (message.t !== 'snapshot') throw new Error(`a snapshot was expected: ${JSON.stringify(message)}`);
  return message as SnapshotMessage<MarketState>;
};

const deltaOf = async (client: Client): Promise<DeltaMessage<MarketDelta>> => {
  const message = await client.next();
  if (message.t !== 'delta') throw new Error(`a delta was expected: ${JSON.stringify(message)}`);
  return message as DeltaMessage<MarketDelta>;
};

const listening = async (address: string, channel = 'market') => {
  const client = await connectClient(address);
  client.say({ op: 'subscribe', channel });
  return { client, snapshot: await snapshotOf(client) };
};

describe('a listener of the market', () => {
  it('gets the whole market, then each second what changed, in paisa', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    expect(snapshot).toMatchObject({ channel: 'market', seq: 0 });
    expect(snapshot.data.quotes).toHaveLength(3);
    session.trade('NICA', 50_500, 10);
    session.trade('NICA', 50_600, 20);
    tick();
    const delta = await deltaOf(client);
    expect(delta).toMatchObject({ epoch: snapshot.epoch, seq: 1 });
    expect(delta.data.quotes).toEqual([['NICA', 50_600, 50_500, 50_600, 50_500, 30, 1_517_000, 2, 0]]);
  });

  it('hears nothing in a second without a change', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const { client } = await listening(address);
    tick();
    session.trade('NABIL', 50_000, 10);
    tick();
    expect(await deltaOf(client)).toMatchObject({ seq: 1 });
    expect(client.waiting()).toBe(0);
  });

  it('gets the same bytes as every other listener', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const clients = [await connectClient(address), await connectClient(address)];
    for (const client of clients) client.say({ op: 'subscribe', channel: 'market' });
    const first = await Promise.all(clients.map((client) => client.nextText()));
    session.trade('UPPER', 49_900, 500);
    tick();
    const second = await Promise.all(clients.map((client) => client.nextText()));
    expect([first[0], second[0]]).toEqual([first[1], second[1]]);
  });

  it.each([1, 30, 3_000])(
    'gets a market of %i stocks whole, whatever the length of its frame',
    async (count) => {
      const names = Array.from({ length: count }, (_, index) => `STOCK${index}`);
      const { address } = await testGateway(smallSession(names).session);
      const { snapshot } = await listening(address);
      expect(snapshot.data.quotes).toHaveLength(count);
    },
  );

  it('hears the hash with every sixtieth delta', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    let state = snapshot.data;
    for (let second = 1; second <= 60; second++) {
      session.trade('NABIL', 50_000 + second, 10);
      tick();
      const delta = await deltaOf(client);
      state = LIVE_REDUCERS.market(state, delta.data);
      expect(delta.hash).toBe(second === 60 ? hashOfState(state) : undefined);
    }
  });

  it('gets a snapshot of a new epoch when another day begins', async () => {
    const { address, tick, show } = await testGateway(smallSession(NAMES).session);
    const { client, snapshot } = await listening(address);
    show(smallSession(['NABIL']).session);
    tick();
    const next = await snapshotOf(client);
    expect(next.epoch).not.toBe(snapshot.epoch);
    expect(next.data.quotes).toHaveLength(1);
  });

  it('that comes just after another day began gets one snapshot, of that day', async () => {
    const { address, tick, show } = await testGateway(smallSession(NAMES).session);
    const small = smallSession(['NABIL']);
    show(small.session);
    const { client, snapshot } = await listening(address);
    expect(snapshot.data.quotes).toHaveLength(1);
    small.trade('NABIL', 50_000, 10);
    tick();
    expect(await deltaOf(client)).toMatchObject({ epoch: snapshot.epoch, seq: 1 });
  });

  it('is told when its stock is not listed on the new day', async () => {
    const { address, tick, show } = await testGateway(smallSession(NAMES).session);
    const { client } = await listening(address, 'symbol:UPPER');
    show(smallSession(['NABIL']).session);
    tick();
    expect(await client.next()).toMatchObject({
      t: 'error',
      code: 'live.no-such-channel',
      channel: 'symbol:UPPER',
    });
  });
});

describe('a crowd', () => {
  it('that comes within one second is served one snapshot, built once', async () => {
    const { address, gateway } = await testGateway(smallSession(NAMES).session);
    await Promise.all(Array.from({ length: 20 }, () => listening(address)));
    expect(await gateway.metrics.text()).toContain('snapshot_builds_total{kind="market"} 1\n');
  });
});

describe('a listener that comes back', () => {
  it('gets the deltas it missed and no snapshot, then the hash of what it now holds', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    client.socket.terminate();
    for (const rate of [50_100, 50_200, 50_300]) {
      session.trade('NABIL', rate, 10);
      tick();
    }
    const back = await connectClient(address);
    back.say({ op: 'subscribe', channel: 'market', resume: { epoch: snapshot.epoch, seq: snapshot.seq } });
    let state = snapshot.data;
    for (const seq of [1, 2, 3]) {
      const delta = await deltaOf(back);
      expect(delta.seq).toBe(seq);
      state = LIVE_REDUCERS.market(state, delta.data);
    }
    expect(await back.next()).toMatchObject({ t: 'beat', seq: 3, hash: hashOfState(state) });
  });

  it('gets a snapshot after too long an absence', async () => {
    const session = smallSession(NAMES);
    const { address, tick } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    for (let second = 0; second < 151; second++) {
      session.trade('NABIL', 50_000 + second, 10);
      tick();
    }
    for (let second = 0; second < 151; second++) await client.next();
    client.say({ op: 'subscribe', channel: 'market', resume: { epoch: snapshot.epoch, seq: 0 } });
    expect(await client.next()).toMatchObject({ t: 'snapshot', seq: 151 });
    client.say({ op: 'subscribe', channel: 'market', resume: { epoch: snapshot.epoch, seq: 1 } });
    expect(await client.next()).toMatchObject({ t: 'delta', seq: 2 });
  });

  it.each([{ epoch: 'another', seq: 0 }, 'ahead'])('gets a snapshot when it stands at %j', async (place) => {
    const session = smallSession(NAMES);
    const { address } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    const resume = typeof place === 'string' ? { epoch: snapshot.epoch, seq: 9 } : place;
    client.say({ op: 'subscribe', channel: 'market', resume });
    expect(await client.next()).toMatchObject({ t: 'snapshot', seq: 0 });
  });

  it('finds its channel again though nobody listened for two minutes', async () => {
    const session = smallSession(NAMES);
    const { address, tick, pass } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    client.say({ op: 'unsubscribe', channel: 'market' });
    client.say({ op: 'ping' });
    await client.next();
    pass(120_000);
    tick();
    client.say({ op: 'subscribe', channel: 'market', resume: { epoch: snapshot.epoch, seq: 0 } });
    expect(await client.next()).toMatchObject({ t: 'beat', epoch: snapshot.epoch });
  });
});

describe('a beat', () => {
  it('names the place of each channel, so that the last delta cannot be lost unnoticed', async () => {
    const session = smallSession(NAMES);
    const { address, gateway, tick } = await testGateway(session.session);
    const { client, snapshot } = await listening(address);
    session.trade('NABIL', 50_000, 10);
    tick();
    await client.next();
    gateway.beat();
    expect(await client.next()).toMatchObject({
      t: 'beat',
      channel: 'market',
      epoch: snapshot.epoch,
      seq: 1,
    });
  });

  it('carries the hash of the state when asked', async () => {
    const { address } = await testGateway(smallSession(NAMES).session);
    const { client, snapshot } = await listening(address);
    client.say({ op: 'ping', channel: 'market' });
    expect(await client.next()).toMatchObject({ t: 'beat', hash: hashOfState(snapshot.data) });
  });
});

describe('a gateway that goes away', () => {
  it('tells everyone to connect elsewhere, refuses newcomers and ends in time', async () => {
    const { address, gateway } = await testGateway(smallSession(NAMES).session);
    const { client } = await listening(address);
    const started = performance.now();
    const leaving = gateway.leave(600);
    expect(await client.next()).toEqual({ t: 'moved', within_ms: 420 });
    await expect(fetch(`http://${address}/readyz`)).rejects.toThrow('fetch failed');
    expect(await client.closed).toBe(1012);
    await leaving;
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('tells balancers that it leaves while it still takes in who comes', async () => {
    const { address } = await testGateway(smallSession(NAMES).session, { isLeaving: () => true });
    expect((await fetch(`http://${address}/readyz`)).status).toBe(503);
    expect((await listening(address)).snapshot.data.quotes).not.toHaveLength(0);
  });
});
