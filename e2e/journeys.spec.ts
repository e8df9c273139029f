import type { Page } from '@playwright/test';
import { type People, startPeople } from './account-people.ts';
import { JOURNEYS } from './journeys.ts';
import { signIn } from './sign-in.ts';
import { startTrader } from './trader.ts';
import { expect, readIn, test, waitingForCode } from './watched-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const READERS = [
  { language: 'en', size: DESK },
  { language: 'ne', size: PHONE },
  { language: 'ne', size: DESK },
  { language: 'en', size: PHONE },
] as const;

/** Each journey as all four readers, and its seconds judged too: for a machine that does nothing else. */
const isWhole = process.env['CHULI_JOURNEYS'] === 'all';

/** Two of the four, taking turns. */
const readersOf = (at: number) => (isWhole ? READERS : READERS.slice((at % 2) * 2, (at % 2) * 2 + 2));

let people: People;
test.beforeAll(async () => {
  people = await startPeople({}, { hasMarket: true });
});
test.afterAll(async () => await people.stop());

for (const [at, { name, from, ideal, moreOnPhone = 0, account, walk }] of JOURNEYS.entries()) {
  for (const { language, size } of readersOf(at)) {
    test(`${name}: ${language}, ${size.width} wide`, async ({ page, market, browser }) => {
      await page.setViewportSize(size);
      const address = from(market);
      const person = account === undefined ? null : await people.settle();
      if (person !== null) {
        if (account === 'Gold') await people.grant(person.phone, account);
        await people.serve(page.context());
        await signIn(page, person, address);
      }
      const elsewhere = async (there: string): Promise<Page> => {
        const context = await browser.newContext({ serviceWorkers: 'block', viewport: size });
        const other = waitingForCode(await context.newPage());
        await people.serve(context);
        if (person !== null) await signIn(other, person, there);
        await readIn(other, language);
        await other.reload();
        return other;
      };
      const place = { page, market, elsewhere, language, width: size.width };
      const { trader, cost } = await startTrader(place, address);
      await walk(trader);
      const { acts, seconds } = cost();
      const fewest = ideal.acts + (trader.isOnPhone ? moreOnPhone : 0);
      test.info().annotations.push({
        type: 'journey',
        description: `${acts} acts of ${fewest}, ${seconds.toFixed(1)} s of ${ideal.seconds}`,
      });
      expect(acts, 'acts').toBeLessThanOrEqual(fewest);
      if (isWhole) expect(seconds, 'seconds').toBeLessThanOrEqual(ideal.seconds);
    });
  }
}
