import { startEsewa, startKhalti } from '../src/stand-ins/index.ts';
import { PUBLIC_TEST, STAND_IN_PORT, standInPort } from '../src/test-settings.ts';

/** The gateways that a developer pays with; CHULI_STAND_IN_PORT moves them, here and in the API. */
const first = Number(process.env['CHULI_STAND_IN_PORT'] ?? STAND_IN_PORT);

const standIns = [
  await startEsewa(PUBLIC_TEST.esewa, standInPort('esewa', first)),
  await startKhalti(PUBLIC_TEST.khalti, standInPort('khalti', first)),
];

for (const { url } of standIns) process.stdout.write(`a gateway's stand-in: ${url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(standIns.map(({ stop }) => stop())));
