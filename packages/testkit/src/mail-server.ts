import { type Socket, createServer } from 'node:net';

/** What the server does with the next letter instead of taking it. */
export type MailFault = 'refuses' | 'defers' | 'hangs-up' | 'takes-and-hangs-up';

export type TakenMail = { to: string; messageId: string; text: string };

export type TestMailServer = {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Asked for each letter; null takes it. */
  faults: (next: () => MailFault | null) => void;
  readonly stop: () => Promise<void>;
};

const unfolded = (text: string): string => text.replaceAll(/\r\n[ \t]/g, ' ');

const headerOf = (text: string, name: string): string =>
  unfolded(text)
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

/** As much of RFC 5321 as a sender needs: greeting, envelope, data. */
export const startMailServer = async (): Promise<TestMailServer> => {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let nextFault: () => MailFault | null = () => null;

  const take = (socket: Socket, to: string, text: string): void => {
    const fault = nextFault();
    if (fault === 'refuses') return void socket.write('554 5.7.1 refused\r\n');
    if (fault === 'defers') return void socket.write('451 4.3.0 try again later\r\n');
    if (fault !== 'hangs-up') taken.push({ to, text, messageId: headerOf(text, 'message-id') });
    if (fault !== null) return void socket.destroy();
    socket.write('250 2.0.0 taken\r\n');
  };

  const converse = (socket: Socket): void => {
    let [read, to, letter]: [string, string, string | null] = ['', '', null];
    const obey = (line: string): void => {
      if (letter !== null) {
        if (line !== '.') letter += `${line.replace(/^\.\./, '.')}\r\n`;
        else {
          take(socket, to, letter);
          letter = null;
        }
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') letter = '';
      socket.write(verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    };
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      read += chunk.toString('utf8');
      for (let end = read.indexOf('\r\n'); end !== -1; end = read.indexOf('\r\n')) {
        const line = read.slice(0, end);
        read = read.slice(end + 2);
        obey(line);
      }
    });
    socket.write('220 test\r\n');
  };

  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    taken,
    faults: (next) => {
      nextFault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
