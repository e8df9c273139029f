import { openLog } from '@chuli/bus';
import { openRegistry } from '@chuli/registry';
import { setTimeout as delay } from 'node:timers/promises';
import { createOutbox } from '../../publish/outbox.ts';
import { MONDAY, contract } from '../../publish/testing/events.ts';
import { startLeader } from '../leader.ts';
import { registryLease } from '../registry-lease.ts';

/** A process that leads when it can and publishes one contract after another; a test starts it, stops and kills it. */
const [, , registryUrl = '', url = '', stream = '', prefix = '', holder = '', lifeMs = ''] = process.argv;

const registry = openRegistry(registryUrl);
const log = await openLog({ url, stream, prefix });

const publish = async (term: number): Promise<void> => {
  const outbox = createOutbox({ log, term, isLeading: () => leader.term() === term, known: new Set() });
  for (let number = 0; ; number += 1) {
    await outbox.push(MONDAY, contract(number));
    await delay(2);
  }
};

const leader = startLeader({
  lease: registryLease(registry, { source: 'sample', holder, lifeMs: Number(lifeMs) }),
  lifeMs: Number(lifeMs),
  onGained: (term) => {
    process.stdout.write(`gained ${term}\n`);
    publish(term).catch(() => process.stdout.write(`ended ${term}\n`));
  },
  onLost: (term, cause) => process.stdout.write(`lost ${term} ${cause}\n`),
  onTrouble: (error) => process.stdout.write(`trouble ${String(error)}\n`),
});
