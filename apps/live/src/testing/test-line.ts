import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to an address that the test may cut: once, or for good. */
export const testLine = async (address: string) => {
  const [host = '', port = ''] = address.split(':');
  const ends = new Set<Socket>();
  const hold = (socket: Socket): Socket => {
    ends.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => ends.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = hold(connect(Number(port), host));
    hold(near).pipe(far).pipe(near);
  });
  const cut = (): void => {
    for (const socket of ends) socket.destroy();
  };
  const close = (): void => {
    server.close();
    cut();
  };
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  onTestFinished(close);
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, cut, close };
};
