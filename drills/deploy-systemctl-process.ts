import { createConnection } from 'node:net';

/** Stands where `systemctl` does, and hands its words to the supervisor of the drill. */
const socket = createConnection(process.env['DRILL_SYSTEMD'] ?? '');
socket.end(JSON.stringify(process.argv.slice(2)));
let said = '';
socket.setEncoding('utf8').on('data', (text: string) => (said += text));
socket.on('end', () => {
  const { text, code } = JSON.parse(said) as { text: string; code: number };
  process.stdout.write(text);
  process.exitCode = code;
});
