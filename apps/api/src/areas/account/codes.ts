import { AppError, type PhoneNumber } from '@chuli/kernel';
import { TEXTS } from '@chuli/messages';
import { type NewCode, insertCode, takeOrRefuse, tryCode } from '@chuli/registry/account';
import type { Context, Origin } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { limitsOf, messageCaps } from './limits.ts';
import { codeHashOf, hashOf, isSame, randomCode, randomSecret } from './secrets.ts';

const LIFE_S = 600;
const RESEND_S = 60;

type Purpose = NewCode['purpose'];
type CodeSent = { request: string; expires_in: number; resend_in: number };

type Wanted = {
  purpose: Purpose;
  phone: PhoneNumber;
  /** What the number is told: a code, something else, or nothing. The answer here is the same for each. */
  tell: 'code' | 'has-account' | 'nothing';
  name?: string;
  passwordHash?: string;
};

/** Counts the message before anything else is done: what is refused here costs neither a hash nor a rupee. */
export const allowMessage = async (
  { registry, people, clock, origin }: Context & WithPeople & { readonly origin: Origin },
  { purpose, phone, isTold }: Pick<Wanted, 'purpose' | 'phone'> & { readonly isTold: boolean },
): Promise<void> => {
  if (!people.messages.isOpen) throw new AppError('sign-up.closed');
  const limits = limitsOf({ 'code by number': phone, 'code by address': origin.network });
  const caps = messageCaps(people.smsDailyCap, { purpose, isTold, address: origin.address });
  await takeOrRefuse(registry, [...limits, ...caps], new Date(clock()));
};

/** Does the same work and gives the same answer whether or not the number is somebody's. */
export const sendCode = async (
  { registry, people, clock }: Context & WithPeople,
  wanted: Wanted,
): Promise<CodeSent> => {
  const { purpose, phone, tell, name = null, passwordHash = null } = wanted;
  const now = clock();
  const [request, code] = [randomSecret(), randomCode()];
  const codeHash = codeHashOf(request, code);
  const text = tell === 'has-account' ? TEXTS.hasAccount() : TEXTS.code(code);
  await insertCode(
    registry,
    {
      requestHash: hashOf(request),
      purpose,
      phone,
      codeHash: tell === 'code' ? codeHash : null,
      name,
      passwordHash,
      expiresAt: new Date(now + LIFE_S * 1_000),
    },
    people.messages.codeFor({ channel: 'sms', to: phone, text }, tell !== 'nothing'),
    new Date(now),
  );
  people.messages.nudge();
  return { request, expires_in: LIFE_S, resend_in: RESEND_S };
};

type Shown = { phone_number: PhoneNumber; request: string; code: string };

/** What waits behind a code, and by what to use it up; throws for every code that is not right, alike. */
export const checkCode = async ({ registry, clock }: Context, purpose: Purpose, shown: Shown) => {
  const requestHash = hashOf(shown.request);
  const now = new Date(clock());
  const tried = await tryCode(registry, { requestHash, purpose, phone: shown.phone_number }, now);
  const isRight = isSame(codeHashOf(shown.request, shown.code), tried?.codeHash ?? '');
  if (tried === undefined || !isRight) throw new AppError('code.wrong');
  return { ...tried, requestHash };
};
