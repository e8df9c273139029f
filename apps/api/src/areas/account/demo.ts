import { randomInt } from 'node:crypto';
import { demoContracts } from '@chuli/contracts';
import { AppError, PRODUCT } from '@chuli/kernel';
import { insertDemoPerson, takeOrRefuse } from '@chuli/registry/account';
import { needing } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { demoLimits } from './limits.ts';
import { tokensFor } from './tokens-for.ts';

/** Two at the same number are rare; three times in a row means that nearly all are taken. */
const TRIES = 3;
const NUMBERS = 1_000_000;

/**
 * Everyone who tries gets an account of his own: one for all would show each visitor the devices and addresses of the
 * others, and what one changes to the next.
 */
export const demoEndpoints = needing<WithPeople>({ people: true })(demoContracts, {
  demo: async (asked) => {
    const { registry, clock, origin, body, people } = asked;
    const now = new Date(clock());
    await takeOrRefuse(registry, demoLimits(origin.address), now);
    // A demo without a market is one of an empty product; it opens all the same.
    const stocks = await people.demoMarket.stocksOn(now).catch(() => []);
    for (let round = 0; round < TRIES; round += 1) {
      const wanted = { number: randomInt(NUMBERS), name: `${PRODUCT.name} demo`, stocks };
      const person = await insertDemoPerson(registry, wanted, now);
      if (person !== null) return tokensFor(asked, person, body);
    }
    throw new AppError('busy');
  },
});
