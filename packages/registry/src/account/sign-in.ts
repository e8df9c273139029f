import type { PhoneNumber } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import { createNotice } from '../notice/create-notice.ts';
import type { Database } from '../schema.ts';
import { isDemoNumber } from './demo.ts';

export type SignIn = Selectable<Database['sign_in']>;
export type EndedFor = NonNullable<SignIn['ended_for']>;

export type NewSignIn = {
  personId: string;
  deviceHash: string;
  deviceName: string;
  medium: SignIn['medium'];
  address: string;
  tokenHash: string;
  tokenExpiresAt: Date;
  /** The one that was shown right; it must still be the person's. */
  passwordHash: string;
};

/** Holds off a change of the password until the sign-in is there to be ended by it. */
const holdPassword = (registry: Registry, { personId, passwordHash }: NewSignIn) =>
  registry
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();

/** Somebody who was signed in before, but never on this device. The first sign-in of all is nobody's surprise. */
const isNewDevice = async (registry: Registry, { personId, deviceHash }: NewSignIn): Promise<boolean> => {
  const { all, here } = await registry
    .selectFrom('sign_in')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('device_hash', '=', deviceHash).as('here'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return all > 0 && here === 0;
};

/** The owner hears of a sign-in that may not be the owner's. */
const tellOfDevice = async (
  transaction: RegistryTransaction,
  { personId, deviceName, address }: NewSignIn,
  id: string,
  now: Date,
): Promise<void> => {
  const facts = { device: deviceName, address, at: Math.floor(now.getTime() / 1_000) };
  await createNotice(transaction, { personId, kind: 'sign-in', key: `sign-in ${id}`, facts }, now);
};

/** The sign-in and the first refresh token of its family; null where the password was changed in the meantime. */
export const openSignIn = (registry: Registry, signIn: NewSignIn, now: Date): Promise<string | null> =>
  registry.transaction().execute(async (transaction) => {
    if ((await holdPassword(transaction, signIn)) === undefined) return null;
    const isNew = await isNewDevice(transaction, signIn);
    const { id } = await transaction
      .insertInto('sign_in')
      .values({
        person_id: signIn.personId,
        device_hash: signIn.deviceHash,
        device_name: signIn.deviceName,
        medium: signIn.medium,
        address: signIn.address,
        created_at: now,
        seen_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('refresh_token')
      .values({
        hash: signIn.tokenHash,
        sign_in_id: id,
        issued_at: now,
        expires_at: signIn.tokenExpiresAt,
      })
      .execute();
    if (isNew) await tellOfDevice(transaction, signIn, id, now);
    return id;
  });

export type SignedIn = {
  readonly personId: string;
  /** When a demo account began; null for everyone else. */
  readonly demoSince: Date | null;
};

/** Who is signed in by this session; null once it was ended. */
export const personOfSignIn = async (registry: Registry, id: string): Promise<SignedIn | null> => {
  const found = await registry
    .selectFrom('sign_in')
    .innerJoin('person', 'person.id', 'sign_in.person_id')
    .select(['sign_in.person_id', 'person.phone_number', 'person.created_at'])
    .where('sign_in.id', '=', id)
    .where('sign_in.ended_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    personId: found.person_id,
    demoSince: isDemoNumber(found.phone_number) ? found.created_at : null,
  };
};

/** A device on which this number was signed in before, and from which nothing was stolen. */
export const isKnownDevice = async (
  registry: Registry,
  phone: PhoneNumber,
  deviceHash: string,
): Promise<boolean> => {
  const found = await registry
    .selectFrom('sign_in')
    .innerJoin('person', 'person.id', 'sign_in.person_id')
    .select('sign_in.id')
    .where('person.phone_number', '=', phone)
    .where('sign_in.device_hash', '=', deviceHash)
    .where((eb) => eb.or([eb('ended_for', 'is', null), eb('ended_for', '!=', 'reuse')]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The newest first; ended ones too, so that an owner sees a sign-in that was not his. */
export const listSignIns = (registry: Registry, personId: string, most: number): Promise<SignIn[]> =>
  registry
    .selectFrom('sign_in')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();

type Ending = { personId: string; endedFor: EndedFor; only?: string; except?: string };

/** Ends sign-ins of one person, all or those that are named, and returns their ids. */
export const endSignIns = async (
  registry: Registry,
  { personId, endedFor, only, except }: Ending,
  now: Date,
): Promise<string[]> => {
  let ended = registry
    .updateTable('sign_in')
    .set({ ended_at: now, ended_for: endedFor })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null);
  if (only !== undefined) ended = ended.where('id', '=', only);
  if (except !== undefined) ended = ended.where('id', '!=', except);
  return (await ended.returning('id').execute()).map(({ id }) => id);
};

/** Ends the sign-in to which a refresh token belongs, spent or not; null for a token that nobody gave out. */
export const endSignInOfToken = async (
  registry: Registry,
  tokenHash: string,
  now: Date,
): Promise<string | null> => {
  const ended = await registry
    .updateTable('sign_in')
    .set({ ended_at: now, ended_for: 'logout' })
    .where('ended_at', 'is', null)
    .where('id', '=', (eb) =>
      eb.selectFrom('refresh_token').select('sign_in_id').where('hash', '=', tokenHash),
    )
    .returning('id')
    .executeTakeFirst();
  return ended?.id ?? null;
};
