import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lateness, Lines } from './machines-line.ts';

const { from, to, ports } = JSON.parse(process.env['DRILL'] ?? '') as Lines;

const late = { ms: 0 };
process.on('message', (message) => {
  late.ms = (message as Lateness).lateMs;
});

/** In order, each piece as late as all are at the moment at which it comes. */
const carry = (near: Socket, far: Socket): void => {
  let last = Promise.resolve();
  const inTurn = async (before: Promise<void>, due: number, what: () => void): Promise<void> => {
    await before;
    const left = due - performance.now();
    if (left > 0) await delay(left);
    what();
  };
  const after = (ms: number, what: () => void): void => {
    last = inTurn(last, performance.now() + ms, what);
  };
  near.on('data', (piece: Buffer) =>
    after(late.ms, () => {
      if (far.destroyed || far.write(piece)) return;
      // Whoever takes slowly keeps the other side from sending, as without a line between them.
      near.pause();
      far.once('drain', () => near.resume());
    }),
  );
  near.on('end', () => after(late.ms, () => far.end()));
  near.on('close', (hasFailed) => (hasFailed ? after(0, () => void far.resetAndDestroy()) : undefined));
  near.on('error', () => undefined);
};

const listen = async (port: number): Promise<void> => {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    const far = connect({ port, host: to, allowHalfOpen: true, noDelay: true });
    carry(near, far);
    carry(far, near);
  });
  server.listen(port, from);
  await once(server, 'listening');
};

await Promise.all(ports.map(listen));
process.send?.('listening');
// Whoever started it may be killed.
process.on('disconnect', () => process.exit());
