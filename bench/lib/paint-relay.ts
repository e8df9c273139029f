import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

/**
 * The least that can bring a trade to a page: a subscription in NATS's own words, the last price of each stock that
 * traded, once a second, as one text to every socket. Run as a process with the address of NATS and a subject.
 */
const [, , address = '', subject = ''] = process.argv;

const TICK_MS = 1_000;
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const PAGE = `<!doctype html><meta charset="utf-8"><title>Relay</title><table><tbody></tbody></table><script>
const cells = new Map();
const cellOf = (symbol) => {
  if (!cells.has(symbol)) {
    const row = document.querySelector('tbody').insertRow();
    row.dataset.index = cells.size;
    row.insertCell().innerHTML = '<span class="symbol"></span>';
    row.querySelector('.symbol').textContent = symbol;
    cells.set(symbol, row.insertCell());
  }
  return cells.get(symbol);
};
new WebSocket('ws://' + location.host).addEventListener('message', ({ data }) => {
  for (const [symbol, rate] of JSON.parse(data).quotes) cellOf(symbol).textContent = (rate / 100).toFixed(2);
});
</script>`;

const sockets = new Set<Socket>();
const changed = new Map<string, number>();

const frameOf = (text: string): Buffer => {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 126, payload.length >>> 8, payload.length & 0xff]);
  return Buffer.concat([payload.length < 126 ? Buffer.from([0x81, payload.length]) : head, payload]);
};

const tick = (): void => {
  if (changed.size === 0) return;
  const frame = frameOf(JSON.stringify({ as_of: Date.now(), quotes: [...changed] }));
  changed.clear();
  for (const socket of sockets) socket.write(frame);
};

const hear = (payload: string): void => {
  const { event } = JSON.parse(payload) as { event: { kind: string; symbol: string; rate: number } };
  if (event.kind === 'trade') changed.set(event.symbol, event.rate);
};

/** Takes whole messages off the front of what came; what is left waits for more. Sizes are in bytes. */
const takeMessages = (held: Buffer, answer: (text: string) => void): Buffer => {
  let rest = held;
  for (;;) {
    const end = rest.indexOf('\r\n');
    if (end < 0) return rest;
    const words = rest.toString('latin1', 0, end).split(' ');
    const isMessage = words[0] === 'MSG' || words[0] === 'HMSG';
    const size = isMessage ? Number(words.at(-1)) + 2 : 0;
    if (rest.length < end + 2 + size) return rest;
    const headers = words[0] === 'HMSG' ? Number(words.at(-2)) : 0;
    if (words[0] === 'PING') answer('PONG\r\n');
    if (isMessage) hear(rest.toString('utf8', end + 2 + headers, end + size));
    rest = rest.subarray(end + 2 + size);
  }
};

const { hostname, port } = new URL(address);
const nats = connect(Number(port), hostname);
let held: Buffer = Buffer.alloc(0);
nats.write(`CONNECT {"verbose":false,"pedantic":false,"headers":true}\r\nSUB ${subject} 1\r\n`);
nats.on('data', (chunk: Buffer) => {
  held = takeMessages(Buffer.concat([held, chunk]), (text) => nats.write(text));
});

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
server.on('upgrade', (request, stream) => {
  const socket = stream as Socket;
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1')
    .update(key + ACCEPT_SUFFIX)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.setNoDelay(true);
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`{"port":${(server.address() as AddressInfo).port}}\n`),
);
setInterval(tick, TICK_MS);
