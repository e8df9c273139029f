import { onTestFinished, describe, expect, it } from 'vitest';
import { smallSession } from '../testing/small-session.ts';
import { connectClient, testGateway } from '../testing/test-gateway.ts';
import { readLastEventId } from './event-stream.ts';

/** Server-sent events one after the other, as fields. */
const openStream = async (address: string, lastEventId?: string) => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const reply = await fetch(`http://${address}/live/stream?channel=market`, {
    headers,
    signal: leaving.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextEvent = async (): Promise<Record<string, string>> => {
    while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
    const end = text.indexOf('\n\n');
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
  };
  await nextEvent();
  return { nextEvent, close: () => leaving.abort() };
};

describe('server-sent events', () => {
  it('carry the same bytes as the WebSocket', async () => {
    const session = smallSession(['NABIL']);
    const { address, tick } = await testGateway(session.session);
    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel: 'market' });
    const stream = await openStream(address);
    expect((await stream.nextEvent())['data']).toBe(await client.nextText());
    session.trade('NABIL', 50_100, 10);
    tick();
    expect((await stream.nextEvent())['data']).toBe(await client.nextText());
  });

  it('go on behind the last event that the browser saw', async () => {
    const session = smallSession(['NABIL']);
    const { address, tick } = await testGateway(session.session);
    const stream = await openStream(address);
    const { id, event } = await stream.nextEvent();
    expect(event).toBe('snapshot');
    stream.close();
    session.trade('NABIL', 50_100, 10);
    tick();
    const back = await openStream(address, id);
    const missed = await back.nextEvent();
    expect(missed).toMatchObject({ event: 'delta', id: id?.replace(/-0$/, '-1') });
    expect((await back.nextEvent())['event']).toBe('beat');
  });

  it('refuse a channel that is not open, and a page that is not ours', async () => {
    const { address } = await testGateway(smallSession(['NABIL']).session);
    const signals = await fetch(`http://${address}/live/stream?channel=signals`);
    expect([signals.status, await signals.json()]).toMatchObject([401, { code: 'token_not_valid' }]);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await fetch(`http://${address}/live/stream?channel=market`, { headers })).status).toBe(403);
  });
});

describe('the id of the last event', () => {
  it.each([
    ['ab12-7', { epoch: 'ab12', seq: 7 }],
    ['ab12', undefined],
    ['-7', undefined],
    ['ab12-7.5', undefined],
    [undefined, undefined],
  ])('%s is read as %j', (id, position) => {
    expect(readLastEventId(id)).toEqual(position);
  });
});
