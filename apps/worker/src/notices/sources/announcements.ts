import type { Registry } from '@chuli/registry';
import { markTold, peopleToTell, untoldAnnouncements } from '@chuli/registry/notice';
import { tell } from './followed.ts';

const PAGE = 500;

/** Puts new announcements into the inboxes of those they concern; how many were news. Killed in between, it goes on. */
export const tellOfAnnouncements = async (registry: Registry, now: Date): Promise<number> => {
  let told = 0;
  for (const { id, symbol, title_en, title_ne, body_en, body_ne } of await untoldAnnouncements(
    registry,
    now,
  )) {
    for (let after = ''; ;) {
      const people = await peopleToTell(registry, symbol, { after, limit: PAGE });
      for (const personId of people) {
        const facts = { title_en, title_ne, body_en, body_ne };
        const notice = { personId, kind: 'announcement' as const, key: `announcement ${id}`, facts };
        if (await tell(registry, notice, now)) told += 1;
      }
      const last = people.at(-1);
      if (last === undefined || people.length < PAGE) break;
      after = last;
    }
    await markTold(registry, id, now);
  }
  return told;
};
