import type { Registry } from '@chuli/registry';
import { type FollowedStock, type NewNotice, followedStocks, createNotice } from '@chuli/registry/notice';

const PAGE = 500;

/** Every stock that somebody follows and wants to hear of, a page at a time. */
export async function* allFollowed(registry: Registry): AsyncGenerator<FollowedStock> {
  for (let after = ''; ;) {
    const page = await followedStocks(registry, { after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

/** Each notice in a transaction of its own: one that fails holds up no other person. True where it was news. */
export const tell = async (registry: Registry, notice: NewNotice, now: Date): Promise<boolean> => {
  const id = await registry.transaction().execute((transaction) => createNotice(transaction, notice, now));
  return id !== null;
};
