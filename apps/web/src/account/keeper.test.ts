import { describe, expect, it } from 'vitest';
import { type Tab, openBrowser } from './testing/fake-browser.ts';

const FIRST = { access: 'a0', refresh: 'r0', expires_in: 900 };
const ask = (tab: Tab) => tab.keeper.fetch('/api/stock/', {});
const afterMessages = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Tabs of one browser, in the first of which somebody has signed in. */
const signedIn = async (count: number, kind?: 'storage lock') => {
  const browser = openBrowser();
  const tabs = Array.from({ length: count }, () => browser.openTab(kind));
  const [first] = tabs;
  if (first === undefined) throw new Error('A browser has a tab.');
  first.keeper.take(FIRST);
  await afterMessages();
  return { ...browser, tabs, first };
};

describe('a sign-in', () => {
  it('R41 is known to every tab, and sends its token with every call', async () => {
    const { tabs, server } = await signedIn(3);
    for (const tab of tabs) await ask(tab);
    expect(server.bearers).toEqual(['Bearer a0', 'Bearer a0', 'Bearer a0']);
    expect(server.exchanges).toEqual([]);
  });

  it('keeps only the refresh token: a tab that opens later renews for itself', async () => {
    const { openTab, server } = await signedIn(1);
    await ask(openTab());
    expect(server.exchanges).toEqual(['r0']);
    expect(server.bearers).toEqual(['Bearer a1']);
  });

  it('R22 has its tokens, is there or not, and lets calls wait for the one renewal that runs', async () => {
    const { first, server, move } = await signedIn(1);
    expect(first.store.signIn()).toMatchObject({ refresh: 'r0' });
    move(890_000);
    const sentMeanwhile: number[] = [];
    server.trouble = () => void sentMeanwhile.push(server.bearers.length);
    await Promise.all([ask(first), ask(first)]);
    expect(server.exchanges).toEqual(['r0']);
    expect(sentMeanwhile).toEqual([0]);
    expect(server.bearers).toEqual(['Bearer a1', 'Bearer a1']);
    first.keeper.signOut();
    expect(first.store.signIn()).toBeNull();
  });

  it('is another one for the next person, also by the same tab', async () => {
    const { first } = await signedIn(1);
    const before = first.store.signIn()?.id;
    first.keeper.signOut();
    first.keeper.take({ ...FIRST, refresh: 'other' });
    expect(first.store.signIn()?.id).not.toBe(before);
  });
});

describe('a token that runs out', () => {
  it.each(['web lock', 'storage lock'] as const)(
    'R41 R43 is renewed once for all tabs and calls, which wait for it and take the new one, by %s',
    async (kind) => {
      const { tabs, server, move } = await signedIn(5, kind === 'storage lock' ? kind : undefined);
      move(890_000);
      await Promise.all(tabs.flatMap((tab) => [ask(tab), ask(tab), ask(tab)]));
      expect(server.exchanges).toEqual(['r0']);
      expect(new Set(server.bearers)).toEqual(new Set(['Bearer a1']));
      expect(tabs.map(({ store }) => store.signIn()?.refresh)).toEqual(Array.from({ length: 5 }, () => 'r1'));
    },
  );

  it('is renewed while it still has twenty seconds, not before', async () => {
    const { first, server, move } = await signedIn(1);
    move(879_000);
    await ask(first);
    expect(server.exchanges).toEqual([]);
    move(2_000);
    await ask(first);
    expect(server.exchanges).toEqual(['r0']);
  });

  it('R44 is renewed and the call repeated once where the server answers 401, after a random pause', async () => {
    const { first, server, pauses } = await signedIn(1);
    server.dead.add('a0');
    expect((await ask(first)).status).toBe(200);
    expect(server.bearers).toEqual(['Bearer a0', 'Bearer a1']);
    expect(pauses).toEqual([250]);
  });

  it('R42 R44 ends the sign-in where the renewed one is refused too, without a third try', async () => {
    const { first, server } = await signedIn(1);
    server.dead.add('a0').add('a1');
    expect((await ask(first)).status).toBe(401);
    expect(server.bearers).toHaveLength(2);
    expect(first.store.signIn()).toBeNull();
    expect(first.purged).toHaveLength(1);
  });
});

describe('a server in trouble', () => {
  it('is asked four times with growing pauses, and nobody is signed out over it', async () => {
    const { first, server, pauses, move } = await signedIn(1);
    move(890_000);
    server.trouble = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(ask(first)).rejects.toThrow('Failed to fetch');
    expect(server.exchanges).toHaveLength(4);
    expect(pauses).toEqual([250, 500, 1_000]);
    expect(first.store.signIn()?.refresh).toBe('r0');
    server.trouble = null;
    expect((await ask(first)).status).toBe(200);
  });
});

describe('an expiry', () => {
  it('R42 signs out every tab, purges once, and is told by one tab alone', async () => {
    const { tabs, server, move } = await signedIn(4);
    move(890_000);
    server.good.clear();
    await Promise.all(tabs.map(ask));
    expect(server.exchanges).toEqual(['r0']);
    expect(tabs.map(({ store }) => store.signIn())).toEqual([null, null, null, null]);
    expect(tabs.flatMap(({ purged }) => purged)).toHaveLength(1);
    expect(tabs.map(({ store }) => store.notice())).toEqual(Array.from({ length: 4 }, () => 'untold'));
    expect(tabs.map(({ store }) => store.takeNotice())).toEqual([true, false, false, false]);
    expect(tabs.map(({ store }) => store.notice())).toEqual(['told-here', null, null, null]);
  });

  it('is not told after a sign-out, nor once somebody signed in again', async () => {
    const { first, server, move } = await signedIn(1);
    first.keeper.signOut();
    expect(first.store.notice()).toBeNull();
    first.keeper.take(FIRST);
    move(890_000);
    server.good.clear();
    await ask(first);
    expect(first.store.notice()).toBe('untold');
    first.keeper.take({ ...FIRST, refresh: 'r9' });
    expect(first.store.notice()).toBeNull();
  });
});

describe('signing out', () => {
  it('R42 holds for every tab at once, and tells the server', async () => {
    const { tabs, first, server } = await signedIn(2);
    first.keeper.signOut();
    expect(tabs.map(({ store }) => store.signIn())).toEqual([null, null]);
    expect(first.purged).toHaveLength(1);
    expect(server.told).toEqual(['r0']);
    await ask(first);
    expect(server.bearers).toEqual([null]);
  });

  it('stays, although a renewal of another tab was under way', async () => {
    const { tabs, server, move } = await signedIn(2);
    const [first, second] = tabs;
    if (first === undefined || second === undefined) throw new Error('Two tabs are needed.');
    move(890_000);
    server.trouble = () => first.keeper.signOut();
    await ask(second);
    expect(second.store.signIn()).toBeNull();
    expect(server.bearers).toEqual([null]);
  });

  it('ends nothing of whoever signed in since', async () => {
    const { first, server, move } = await signedIn(1);
    move(890_000);
    server.good.clear();
    server.trouble = () => {
      first.keeper.signOut();
      first.keeper.take({ ...FIRST, refresh: 'r7' });
    };
    await ask(first);
    expect(first.store.signIn()?.refresh).toBe('r7');
  });
});

describe('a hand-off', () => {
  it('R11 R41 is held by its own tab, cannot be renewed, and ends where the server says so', async () => {
    const { openTab, server } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.keeper.takeHandOff('handed', 900);
    await ask(first);
    expect(server.bearers).toEqual(['Bearer handed']);
    expect(second.store.signIn()).toBeNull();
    server.dead.add('handed');
    await ask(first);
    expect(server.exchanges).toEqual([]);
    expect(first.store.signIn()).toBeNull();
    expect(first.store.notice()).toBe('told-here');
  });
});
