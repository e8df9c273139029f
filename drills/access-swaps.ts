import { type Contract, allContracts } from '@chuli/contracts';
import { Random } from '@chuli/simulator';
import { newPerson, signInAs } from './access-callers.ts';
import type { AccessPlace, Reply, Sent } from './access-place.ts';
import { type Schema, requiredOf, valueFor } from './access-questions.ts';
import { MARK, MARKED_PRICE, fingerprintOf, idsOf, openVictim } from './access-victim.ts';

const PARTS = ['params', 'query', 'body'] as const;

/** A place in a personal call into which the name of something of somebody else's can be written. */
type Slot = { contract: Contract; part: (typeof PARTS)[number]; name: string; ids: readonly string[] };

const fieldsOf = (contract: Contract, part: Slot['part']): [string, Schema][] =>
  Object.entries<Schema>(contract[part]?.shape ?? {});

/** The name as it stands in a field: alone, or as the one of a list; undefined where the field does not take it. */
const written = (schema: Schema, id: string): unknown =>
  [id, [id]].find((value) => schema.safeParse(value).success);

const slotsOf = (ids: readonly string[]): Slot[] =>
  allContracts()
    .filter(({ access }) => access === 'user')
    .flatMap((contract) =>
      PARTS.flatMap((part) =>
        fieldsOf(contract, part).map(([name, schema]) => ({
          contract,
          part,
          name,
          ids: ids.filter((id) => written(schema, id) !== undefined),
        })),
      ),
    )
    .filter(({ ids: taken }) => taken.length > 0);

/** All fields that a body may have: a change that changes nothing would prove nothing. */
const bodyOf = (contract: Contract, session: string): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(contract, 'body').map(([name, schema]) => [name, valueFor(schema, session)]));

const texts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const requestOf = ({ contract, part, name }: Slot, id: string, session: string): Sent => {
  const { method, path, params, query, body } = contract;
  const schema = fieldsOf(contract, part).find(([field]) => field === name)?.[1];
  const swapped = { [name]: schema === undefined ? id : written(schema, id) };
  const inPath = texts({ ...(params && requiredOf(params, session)), ...(part === 'params' && swapped) });
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(inPath[key] ?? '')),
    query: texts({ ...requiredOf(query, session), ...(part === 'query' && swapped) }),
    ...(body !== undefined && { body: { ...bodyOf(contract, session), ...(part === 'body' && swapped) } }),
  };
};

/** Whether the answer tells something of the victim's that the question did not say. */
const isTold = ({ text }: Reply, sent: Sent, ids: readonly string[]): boolean => {
  const said = JSON.stringify(sent);
  return [MARK, MARKED_PRICE, ...ids].some(
    (secret) => secret.length > 6 && text.includes(secret) && !said.includes(secret),
  );
};

/**
 * Somebody who tries; whatever he does to himself, he comes back. What he has stored under a name that is not his
 * would be told to him again, and rightly: after it somebody new goes on.
 */
const openAttacker = async (place: AccessPlace) => {
  let personId = await newPerson(place);
  let token = await signInAs(place, personId);
  return async (sent: Sent): Promise<Reply> => {
    const ask = () => place.send({ ...sent, headers: { authorization: `Bearer ${token}` } });
    let reply = await ask();
    if (reply.status === 401) {
      token = await signInAs(place, personId);
      reply = await ask();
    }
    if (sent.method !== 'GET' && reply.status < 300) {
      personId = await newPerson(place);
      token = await signInAs(place, personId);
    }
    return reply;
  };
};

export type Swaps = {
  swaps: number;
  slots: number;
  read: number;
  written: number;
  /** Slots by which the owner himself does reach what is his: without them a refusal would prove nothing. */
  controls: number;
  told: string[];
};

const ATTACKERS = 8;
/** How often the victim's rows are compared on the way. */
const CHECK_EVERY = 500;

/** Two people: the names of everything that one has, written by the other into every place of every personal call. */
export const swapIds = async (
  place: AccessPlace,
  { count, seed }: { count: number; seed: number },
): Promise<Swaps> => {
  const victim = await openVictim(place);
  const ids = await idsOf(place, victim.id);
  const slots = slotsOf(ids);
  const before = await fingerprintOf(place, victim.id);
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => openAttacker(place)));
  const random = new Random(seed);
  const result: Swaps = { swaps: 0, slots: slots.length, read: 0, written: 0, controls: 0, told: [] };

  const swapOnce = async (attack: (sent: Sent) => Promise<Reply>, slot: Slot): Promise<void> => {
    const sent = requestOf(slot, slot.ids[random.whole(0, slot.ids.length - 1)] ?? '', place.session);
    const reply = await attack(sent);
    result.swaps += 1;
    if (!isTold(reply, sent, ids)) return;
    result.read += 1;
    result.told.push(`${sent.method} ${sent.path} ${JSON.stringify(sent)}: ${reply.text.slice(0, 200)}`);
  };

  while (result.swaps < count) {
    const started = result.swaps;
    await Promise.all(
      attackers.map((attack, index) => {
        const slot = slots[(started + index) % slots.length];
        return slot === undefined ? Promise.resolve() : swapOnce(attack, slot);
      }),
    );
    const isDue = result.swaps % CHECK_EVERY < ATTACKERS || result.swaps >= count;
    if (isDue && (await fingerprintOf(place, victim.id)) !== before) {
      result.written += 1;
      result.told.push(`what the victim has changed within the last ${CHECK_EVERY} swaps`);
      break;
    }
  }

  const owner = { authorization: `Bearer ${victim.token}` };
  for (const slot of slots.filter(({ contract: { method } }) => method === 'GET' || method === 'PATCH')) {
    const replies = await Promise.all(
      slot.ids.map((id) => place.send({ ...requestOf(slot, id, place.session), headers: owner })),
    );
    if (replies.some(({ status }) => status === 200)) result.controls += 1;
  }
  return result;
};
