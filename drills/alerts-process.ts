import { instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { startAlerts } from '@chuli/worker';
import { pino } from 'pino';
import type { Place } from './engines.ts';

/** What a judge of this drill is started with. */
export type AlertProcess = { readonly place: Place; readonly aheadMs: number };

const { place, aheadMs } = JSON.parse(process.env['DRILL'] ?? '') as AlertProcess;

const tape = openTape(place.tape);

startAlerts({
  tape,
  registry: openRegistry(place.registryUrl, 4),
  log: place.log,
  logger: pino({ level: process.env['CHULI_LOG_LEVEL'] ?? 'fatal' }, pino.destination(2)),
  clock: () => instant(Date.now() + aheadMs),
  // The same for all: one that was killed left the lease to the next.
  holder: 'drill',
  freeFeatures: ['alerts'],
  scans: null,
  passedTo: async () => heldSessions(await knownDays(tape)).at(-1) ?? null,
  lookMs: 100,
});
