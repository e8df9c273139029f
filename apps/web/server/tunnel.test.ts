import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openTunnel } from './tunnel.ts';

const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

const listen = async (onUpgrade: (asked: IncomingMessage, socket: Duplex, head: Buffer) => void) => {
  const open = new Set<Duplex>();
  const server = createServer((_, response) => response.writeHead(429).end('too many'));
  server.on('upgrade', (asked, socket: Duplex, head) => {
    open.add(socket.on('error', () => undefined));
    onUpgrade(asked, socket, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** A listener who came to a gateway through a tunnel. */
const listenThrough = async (gateway: string | null): Promise<Socket> => {
  const { server } = await listen((asked, socket, head) =>
    openTunnel(gateway, { asked, socket, head }, 2_000),
  );
  const listener = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void listener.destroy());
  listener.on('error', () => undefined).setEncoding('utf8');
  listener.write('GET /live/x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  return listener;
};

const heard = async (listener: Socket, what: string): Promise<string> => {
  let text = '';
  for await (const chunk of listener.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes(what)) break;
  }
  return text;
};

it('hands bytes on in both directions, and ends with either end', async () => {
  const { address } = await listen((asked, socket) => {
    socket.write(`${SWITCHED}welcome ${asked.url} ${String(asked.headers['x-forwarded-for'])}`);
    socket.on('data', (bytes: Buffer) => socket.end(`heard ${bytes.toString()}`));
  });
  const listener = await listenThrough(address);
  expect(await heard(listener, '127.0.0.1')).toBe(`${SWITCHED}welcome /live/x 127.0.0.1`);
  listener.write('hello');
  expect(await heard(listener, 'nothing more')).toBe('heard hello');
});

it('lets the gateway feel that a listener takes nothing', async () => {
  const { promise: isHeldUp, resolve } = Promise.withResolvers<number>();
  const chunk = Buffer.alloc(1024 * 1024);
  const { address } = await listen((_, socket) => {
    socket.write(SWITCHED);
    let sent = 0;
    const send = (): void => {
      // A proxy that took everything in would be sent a gigabyte.
      for (; sent < 1_000; sent += 1)
        if (!socket.write(chunk)) {
          const idle = setTimeout(resolve, 1_000, sent);
          socket.once('drain', () => {
            clearTimeout(idle);
            send();
          });
          sent += 1;
          return;
        }
      resolve(sent);
    };
    send();
  });
  const listener = await listenThrough(address);
  listener.pause();
  expect(await isHeldUp).toBeLessThan(100);
});

it('tells a listener with what status the gateway turned him away', async () => {
  const { server, address } = await listen(() => undefined);
  server.removeAllListeners('upgrade');
  const listener = await listenThrough(address);
  expect(await heard(listener, 'nothing more')).toMatch(/^HTTP\/1\.1 429 /);
});

it('closes where no gateway is', async () => {
  expect(await heard(await listenThrough(null), 'nothing more')).toBe('');
});
