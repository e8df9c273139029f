import { type ReplyOf, accountContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import {
  DELETION_GRACE_MS,
  type Person,
  type SignIn,
  changePassword,
  endSignIns,
  findPerson,
  isDemoNumber,
  listSignIns,
  renamePerson,
  requestDeletion,
  undoDeletion,
} from '@chuli/registry/account';
import { type Asked, needing } from '../../http/implement.ts';
import { exportOf } from './export.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { secondFactorHandlers } from './second-factor-calls.ts';
import type { WithPeople } from './people.ts';
import { demandPassword, selfOf } from './self.ts';

type PersonReply = ReplyOf<typeof accountContracts.whoAmI>;
type SessionReply = ReplyOf<typeof accountContracts.devices>['rows'][number];

const DONE = { done: true } as const;
const MOST_SHOWN = 200;

const seconds = (at: Date | number): number => Math.floor(Number(at) / 1_000);
const secondsOrNull = (at: Date | null): number | null => (at === null ? null : seconds(at));

const goneAt = (requestedAt: Date): number => seconds(requestedAt.getTime() + DELETION_GRACE_MS);

const toPerson = (person: Person): PersonReply => ({
  id: person.id,
  phone_number: person.phone_number,
  name: person.name,
  is_demo: isDemoNumber(person.phone_number),
  created_at: seconds(person.created_at),
  has_second_factor: person.second_factor_since !== null,
  deleted_at: person.deletion_requested_at === null ? null : goneAt(person.deletion_requested_at),
});

const toSession = (signIn: SignIn, thisId: string | undefined): SessionReply => ({
  id: signIn.id,
  device: signIn.device_name,
  medium: signIn.medium,
  address: signIn.address,
  signed_in_at: seconds(signIn.created_at),
  seen_at: seconds(signIn.seen_at),
  ended_at: secondsOrNull(signIn.ended_at),
  ended_for: signIn.ended_for,
  is_this: signIn.id === thisId,
});

const sessionsOf = async (
  { registry, caller }: Asked<unknown, unknown, unknown>,
  most: number,
): Promise<SessionReply[]> => {
  const { id, signInId } = selfOf(caller);
  const signIns = await listSignIns(registry, id, most);
  return signIns.map((signIn) => toSession(signIn, signInId));
};

const personOf = async ({ registry, caller }: Asked<unknown, unknown, unknown>): Promise<Person> => {
  const person = await findPerson(registry, selfOf(caller).id);
  if (person === undefined) throw new AppError('token_not_valid');
  return person;
};

type Ending = Omit<Parameters<typeof endSignIns>[1], 'personId'>;

const end = async (asked: Asked<unknown, unknown, unknown, WithPeople>, ending: Ending): Promise<number> => {
  const { registry, people, caller, clock } = asked;
  const ended = await endSignIns(registry, { personId: selfOf(caller).id, ...ending }, new Date(clock()));
  people.liveSignIns.forget(ended);
  return ended.length;
};

export const accountEndpoints = needing<WithPeople>({ people: true })(accountContracts, {
  whoAmI: async (asked) => toPerson(await personOf(asked)),
  update: async (asked) => {
    await renamePerson(asked.registry, selfOf(asked.caller).id, asked.body.name);
    return toPerson(await personOf(asked));
  },
  changePassword: async (asked) => {
    const { registry, people, clock, body, caller } = asked;
    const person = await personOf(asked);
    refuseWeakPassword(body.new_password, { phone: person.phone_number, name: person.name });
    await demandPassword(asked, person, body.old_password);
    const passwordHash = await people.passwords.hash(body.new_password);
    const { signInId: except } = selfOf(caller);
    const change = { personId: person.id, passwordHash, verifiedHash: person.password_hash };
    const ended = await changePassword(
      registry,
      { ...change, ...(except !== undefined && { except }) },
      new Date(clock()),
    );
    if (ended === null) throw new AppError('password.wrong');
    people.liveSignIns.forget(ended);
    return DONE;
  },
  requestDeletion: async (asked) => {
    const { registry, people, clock, body } = asked;
    const person = await personOf(asked);
    await demandPassword(asked, person, body.password);
    const leaving = { personId: person.id, verifiedHash: person.password_hash };
    const left = await requestDeletion(registry, leaving, new Date(clock()));
    if (left === null) throw new AppError('password.wrong');
    people.liveSignIns.forget(left.ended);
    return { deleted_at: goneAt(left.requestedAt) };
  },
  undoDeletion: async ({ registry, caller }) => {
    await undoDeletion(registry, selfOf(caller).id);
    return DONE;
  },
  devices: async (asked) => ({ rows: await sessionsOf(asked, MOST_SHOWN) }),
  endSession: async (asked) => {
    await end(asked, { endedFor: 'ended', only: asked.query.session });
    return DONE;
  },
  endAllSessions: async (asked) => ({ ended: await end(asked, { endedFor: 'ended' }) }),
  exportData: async (asked) => ({
    exported_at: seconds(asked.clock()),
    person: toPerson(await personOf(asked)),
    sign_ins: await sessionsOf(asked, Number.MAX_SAFE_INTEGER),
    ...(await exportOf(asked, selfOf(asked.caller).id)),
  }),
  ...secondFactorHandlers(personOf),
});
