import { waitUntil } from '@chuli/harness';
import { LOCKED_SYMBOL } from './access-market.ts';
import { grantTo, newPerson, signInAs } from './access-callers.ts';
import type { AccessPlace } from './access-place.ts';

const PATIENCE_MS = 10_000;

/** How long a page that asks all the time goes on being refused after a grant, and being answered after its end. */
export const timeDowngrades = async (
  place: AccessPlace,
  count: number,
): Promise<{ opened: number; closed: number }> => {
  let [opened, closed] = [0, 0];
  for (let index = 0; index < count; index++) {
    const personId = await newPerson(place);
    const headers = { authorization: `Bearer ${await signInAs(place, personId)}` };
    const status = async (): Promise<number> => {
      const query = { symbol: LOCKED_SYMBOL };
      return (await place.send({ method: 'GET', path: '/data/broker-analytics/', query, headers })).status;
    };
    if ((await status()) !== 403) throw new Error('open before it was paid for');
    await grantTo(place, personId, { tier: 'Gold', starts: -1, ends: 1 });
    opened = Math.max(opened, await waitUntil(async () => (await status()) === 200, 'open', PATIENCE_MS));
    await place.registry
      .updateTable('membership_grant')
      .set({ ended_at: new Date() })
      .where('person_id', '=', personId)
      .execute();
    closed = Math.max(closed, await waitUntil(async () => (await status()) === 403, 'closed', PATIENCE_MS));
  }
  return { opened, closed };
};
