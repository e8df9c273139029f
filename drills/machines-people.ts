import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import { openRegistry } from '@chuli/registry';
import { newPerson } from './access-callers.ts';
import { type Browser, openBrowser } from './machines-browser.ts';
import type { MachinesPlace } from './machines-place.ts';
import type { Witness } from './machines-witness.ts';
import { signedIn } from './tokens-people.ts';

const PEOPLE = 2;
const PAUSE_MS = 200;
const READ_WITHIN_MS = 60_000;
/** Commits go on within 15 s; whoever pressed in vain presses again four seconds later, at the other front. */
const BACK_WITHIN_MS = 20_000;
/** Longer than anything waits for an engine: a press that was given up is carried out by then, or never. */
const SETTLED_MS = 60_000;
const MENU = '/api/site/fav-menu/';
const SCREENS = '/api/site/main-menu/';

type Menu = { readonly rows: readonly { readonly id: string }[] };

/** Somebody who makes screens favourites and takes them back, one press after the other. */
type Person = {
  readonly browser: Browser;
  readonly token: () => string;
  /** Whether a screen is a favourite, by the last word of the product. */
  readonly acknowledged: Map<string, boolean>;
  /** Of presses that were not answered, since when: they may still be carried out. */
  readonly open: Map<string, number>;
  lastBegun: number;
};

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token()}` });

const idsAt = async (person: Person, path: string): Promise<readonly string[]> => {
  const { status, body } = await person.browser.ask({ path, headers: headersOf(person) });
  if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 80)}`);
  return (JSON.parse(body) as Menu).rows.map(({ id }) => id);
};

/** However long it takes to get through: what was acknowledged is asked for when all is back. */
const readAt = async (person: Person, path: string): Promise<readonly string[]> => {
  let ids: readonly string[] | null = null;
  const isRead = async (): Promise<boolean> => {
    ids = await idsAt(person, path).catch(() => null);
    return ids !== null;
  };
  await waitUntil(isRead, path, READ_WITHIN_MS, PAUSE_MS);
  return ids ?? [];
};

const press = async (person: Person, id: string): Promise<void> => {
  const was = person.acknowledged.get(id) ?? false;
  const begun = performance.now();
  person.acknowledged.delete(id);
  person.open.set(id, begun);
  const body = { favourite: was };
  const { status } = await person.browser.ask({
    path: `${MENU}${id}/`,
    method: 'POST',
    body,
    headers: headersOf(person),
  });
  if (status !== 200) return;
  person.open.delete(id);
  person.acknowledged.set(id, !was);
  person.lastBegun = begun;
};

/** How many screens are not what the product said last that they are. */
const lostOf = async (person: Person): Promise<number> => {
  const told = new Map(person.acknowledged);
  const kept = new Set(await readAt(person, MENU));
  // What was pressed since then is of another moment.
  return [...told].filter(([id, is]) => person.acknowledged.get(id) === is && kept.has(id) !== is).length;
};

const openPeople = async ({ url, site, tokenOf }: MachinesPlace): Promise<Person[]> => {
  const registry = openRegistry(url, 2);
  try {
    const people: Person[] = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      const personId = await newPerson({ registry });
      const { signInId } = await signedIn({ registry }, personId);
      const token = (): string => tokenOf(personId, signInId);
      people.push({
        browser: openBrowser(site, number),
        token,
        acknowledged: new Map(),
        open: new Map(),
        lastBegun: 0,
      });
    }
    return people;
  } finally {
    await registry.destroy();
  }
};

/** What people who are signed in save through the fronts. */
export const startPeople = async (place: MachinesPlace): Promise<Witness> => {
  const people = await openPeople(place);
  const stopping = new AbortController();
  let [pressed, acknowledged] = [0, 0];
  const live = async (person: Person): Promise<void> => {
    const screens = await readAt(person, SCREENS);
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      const id = screens[at % screens.length] ?? '';
      await delay(PAUSE_MS);
      if (performance.now() - (person.open.get(id) ?? -SETTLED_MS) < SETTLED_MS) continue;
      pressed += 1;
      await press(person, id).catch(() => undefined);
      if (!person.open.has(id)) acknowledged += 1;
    }
    person.browser.close();
  };
  const living = people.map(live);
  return {
    name: 'people',
    withinMs: BACK_WITHIN_MS,
    isOnItsOwn: false,
    goesByClock: true,
    goesOnSince: (moment) => people.every(({ lastBegun }) => lastBegun > moment),
    faults: async () => {
      const lost = (await Promise.all(people.map(lostOf))).reduce((sum, one) => sum + one, 0);
      return lost === 0 ? [] : [`${lost} screens are not what a person was told`];
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(living);
    },
    summary: () => `${acknowledged} of ${pressed} presses of people acknowledged`,
  };
};
