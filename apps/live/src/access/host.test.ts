import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { HOSTS } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { smallSession } from '../testing/small-session.ts';
import { testGateway } from '../testing/test-gateway.ts';

const MAIN = 'test.chuli.app';
const ORIGIN = `https://${MAIN}`;
const STREAM = '/live/stream?channel=market';

const open = (hosts = HOSTS.test) => testGateway(smallSession(['NABIL']).session, { hosts });

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

type Question = { method?: string; host: string; headers?: Record<string, string> };

const statusOf = async (
  address: string,
  path: string,
  { method = 'GET', host, headers = {} }: Question,
): Promise<number> => {
  const asked = request(`http://${address}${path}`, { method, headers: { ...headers, host } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  return answer.statusCode ?? 0;
};

it('answers what is no request in our own shape', async () => {
  const { address } = await open();
  const [host, port] = address.split(':');
  const socket = connect(Number(port), host).end('NO SUCH THING\r\n\r\n').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  await once(socket, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"input\.invalid"/);
});

describe('the host of a request', () => {
  it.each([
    'chuli.app',
    'localhost',
    '127.0.0.1',
    'evil.example',
    'test.chuli.app.evil.example',
    'test.chuli.app@evil.example',
    'test.chuli.app, evil.example',
    '',
  ])('is refused where the table does not name it, whatever is asked: %s', async (host) => {
    const { address, gateway } = await open();
    const headers = { origin: ORIGIN, 'x-forwarded-host': MAIN };
    expect(await statusOf(address, STREAM, { host, headers })).toBe(421);
    expect(await statusOf(address, '/live/ticket', { method: 'POST', host, headers })).toBe(421);
    expect(await statusOf(address, '/live/socket', { host, headers: { ...headers, ...UPGRADE } })).toBe(421);
    expect(await statusOf(address, '/nothing', { host, headers })).toBe(421);
    expect(await gateway.metrics.text()).toContain('refused_total{reason="host"} 4');
  });

  it.each([MAIN, `${MAIN}:443`, 'TEST.chuli.app', 'himal.test.chuli.app'])(
    'is answered where the table names it: %s',
    async (host) => {
      const { address } = await open();
      const headers = { origin: ORIGIN };
      expect(await statusOf(address, STREAM, { host, headers })).toBe(200);
      expect(await statusOf(address, '/live/ticket', { method: 'POST', host, headers })).toBe(200);
      // Without a ticket: it is the ticket that is missing, not the name.
      const upgrade = { host, headers: { ...headers, ...UPGRADE } };
      expect(await statusOf(address, '/live/socket', upgrade)).toBe(401);
    },
  );

  it('is an address on a developer’s machine', async () => {
    const { address } = await open(HOSTS.development);
    expect(await statusOf(address, STREAM, { host: address })).toBe(200);
    expect(await statusOf(address, STREAM, { host: MAIN })).toBe(421);
  });

  it('is not asked of those who watch the process', async () => {
    const { address } = await open();
    for (const path of ['/healthz', '/readyz'])
      expect(await statusOf(address, path, { host: '10.0.0.7:4320' }), path).toBe(200);
  });

  it('is said once: two names are none', async () => {
    const { address } = await open();
    const [host = '', port = ''] = address.split(':');
    const socket = connect(Number(port), host);
    socket.write(`GET ${STREAM} HTTP/1.1\r\nHost: ${MAIN}\r\nHost: evil.example\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('the origin of a WebSocket', () => {
  it.each([undefined, 'https://evil.example', 'http://test.chuli.app', 'null'])(
    'is refused on our own host where it is not ours: %s',
    async (origin) => {
      const { address } = await open();
      const headers = { ...UPGRADE, ...(origin === undefined ? {} : { origin }) };
      expect(await statusOf(address, '/live/socket', { host: MAIN, headers })).toBe(403);
    },
  );
});
