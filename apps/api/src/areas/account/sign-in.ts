import { type BodyOf, type ReplyOf, signInContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import {
  endSignInOfToken,
  findPersonByPhone,
  followRefresh,
  giveBackAttempt,
  isDemoNumber,
  isKnownDevice,
  setPasswordByCode,
  signUpByCode,
  takeOrRefuse,
} from '@chuli/registry/account';
import { type Asked, needing } from '../../http/implement.ts';
import { holdStranger, noteFailure } from './brake.ts';
import { allowMessage, checkCode, sendCode } from './codes.ts';
import { limitsOf } from './limits.ts';
import type { WithPeople } from './people.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { demandSecondFactor, forgivenWith } from './second-factor.ts';
import { hashOf, randomSecret, successorOf } from './secrets.ts';
import { pairFor, tokensFor } from './tokens-for.ts';

type Contracts = typeof signInContracts;
type With<K extends keyof Contracts> = Asked<unknown, BodyOf<Contracts[K]>, undefined, WithPeople>;
type Tokens = ReplyOf<Contracts['token']>;

const DONE = { done: true } as const;

/** Counts the try before it is judged; what is returned takes it back for somebody who got in. */
const countTry = async (asked: With<'token'>): Promise<() => Promise<void>> => {
  const { registry, clock, body, origin } = asked;
  const device = hashOf(body.device);
  const isKnown = await isKnownDevice(registry, body.phone_number, device);
  if (!isKnown) await holdStranger(asked, hashOf(`${body.phone_number} ${device}`));
  const limits = limitsOf(
    isKnown
      ? { 'sign-in by device': `${body.phone_number} ${device}` }
      : { 'sign-in by account': body.phone_number, 'sign-in by address': origin.network },
  );
  const now = new Date(clock());
  await takeOrRefuse(registry, limits, now);
  return () => giveBackAttempt(registry, limits, now);
};

const judgeSignIn = async (asked: With<'token'>): Promise<Tokens> => {
  const { registry, people, body } = asked;
  const takeBack = await countTry(asked);
  const person = await findPersonByPhone(registry, body.phone_number);
  const isRight = await people.passwords.verify(body.password, person?.password_hash ?? null);
  if (person === undefined || !isRight) {
    await noteFailure(asked);
    throw new AppError('sign-in.refused');
  }
  await demandSecondFactor(asked, person, body.code);
  await takeBack();
  return tokensFor(asked, person, body);
};

const refresh = async (asked: With<'refresh'>): Promise<Tokens> => {
  const { registry, people, clock, body, origin } = asked;
  const salt = randomSecret();
  const refreshed = await followRefresh(
    registry,
    {
      hash: hashOf(body.refresh),
      deviceHash: body.device === undefined ? null : hashOf(body.device),
      salt,
      successorHash: hashOf(successorOf(body.refresh, salt)),
      address: origin.address,
    },
    new Date(clock()),
  );
  if (refreshed.kind === 'followed')
    return pairFor(asked, refreshed, successorOf(body.refresh, refreshed.salt));
  const { reason, signInId } = refreshed;
  if (reason === 'reuse' && signInId !== null) {
    people.liveSignIns.forget([signInId]);
    people.log.warn({ signIn: signInId }, 'a spent refresh token came again; its sign-in was ended');
  }
  throw new AppError('token_not_valid');
};

const signUp = async (asked: With<'signUp'>): Promise<ReplyOf<Contracts['signUp']>> => {
  const { registry, people, body } = asked;
  const { phone_number: phone, password, name } = body;
  refuseWeakPassword(password, { phone, name });
  await allowMessage(asked, { purpose: 'sign-up', phone, isTold: true });
  const passwordHash = await people.passwords.hash(password);
  const hasAccount = (await findPersonByPhone(registry, phone)) !== undefined;
  const told = hasAccount ? 'has-account' : 'code';
  return sendCode(asked, {
    purpose: 'sign-up',
    phone,
    tell: isDemoNumber(phone) ? 'nothing' : told,
    name,
    passwordHash,
  });
};

const verifySignUp = async (asked: With<'verifySignUp'>): Promise<Tokens> => {
  const { registry, clock, body } = asked;
  const { name, passwordHash, requestHash } = await checkCode(asked, 'sign-up', body);
  if (name === null || passwordHash === null) throw new AppError('code.wrong');
  const person = { phone: body.phone_number, name, passwordHash };
  const id = await signUpByCode(registry, requestHash, person, new Date(clock()));
  if (id === null) throw new AppError('code.wrong');
  return tokensFor(asked, { id, password_hash: passwordHash }, body);
};

const confirmReset = async (asked: With<'confirmReset'>): Promise<typeof DONE> => {
  const { registry, people, clock, body } = asked;
  const { phone_number: phone, password } = body;
  const person = await findPersonByPhone(registry, phone);
  refuseWeakPassword(password, { phone, name: '' });
  const { requestHash } = await checkCode(asked, 'reset', body);
  const passwordHash = await people.passwords.hash(password);
  if (person === undefined) throw new AppError('code.wrong');
  const change = { personId: person.id, passwordHash, forgiven: forgivenWith(person.id) };
  const ended = await setPasswordByCode(registry, requestHash, change, new Date(clock()));
  if (ended === null) throw new AppError('code.wrong');
  people.liveSignIns.forget(ended);
  return DONE;
};

export const signInEndpoints = needing<WithPeople>({ people: true })(signInContracts, {
  token: (asked) => asked.people.door(() => judgeSignIn(asked)),
  refresh,
  logout: async ({ registry, people, clock, body }) => {
    const ended = await endSignInOfToken(registry, hashOf(body.refresh), new Date(clock()));
    if (ended !== null) people.liveSignIns.forget([ended]);
    return DONE;
  },
  signUp,
  verifySignUp,
  resetPassword: async (asked) => {
    const { registry, body } = asked;
    const phone = body.phone_number;
    const isTold = !isDemoNumber(phone) && (await findPersonByPhone(registry, phone)) !== undefined;
    await allowMessage(asked, { purpose: 'reset', phone, isTold });
    return sendCode(asked, { purpose: 'reset', phone, tell: isTold ? 'code' : 'nothing' });
  },
  confirmReset,
});
