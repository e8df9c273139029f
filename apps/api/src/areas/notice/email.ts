import type { BodyOf, ReplyOf, noticeContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { TEXTS } from '@chuli/messages';
import { takeOrRefuse } from '@chuli/registry/account';
import { awaitEmail, confirmEmail, insertCodeMessage, tryEmailCode } from '@chuli/registry/notice';
import type { Asked } from '../../http/implement.ts';
import { limitsOf } from '../account/limits.ts';
import { codeHashOf, hashOf, isSame, randomCode, randomSecret } from '../account/secrets.ts';
import { selfOf } from '../account/self.ts';
import { type NoticeNeeds, offersEmail } from './settings.ts';

type Contracts = typeof noticeContracts;

const LIFE_S = 600;
const RESEND_S = 60;

/** Nobody is written to who did not ask for it: the address counts once the code that was sent there comes back. */
export const beginEmail = async (
  asked: Asked<unknown, BodyOf<Contracts['beginEmail']>, undefined, NoticeNeeds>,
): Promise<ReplyOf<Contracts['beginEmail']>> => {
  const { registry, people, clock, caller, body } = asked;
  if (!offersEmail(asked)) throw new AppError('notice.not-offered');
  const { id: personId } = selfOf(caller);
  const now = new Date(clock());
  const email = body.email.toLowerCase();
  await takeOrRefuse(registry, limitsOf({ 'e-mail by person': personId, 'e-mail by address': email }), now);
  const [request, code] = [randomSecret(), randomCode()];
  const expiresAt = new Date(now.getTime() + LIFE_S * 1_000);
  await registry.transaction().execute(async (transaction) => {
    const [requestHash, codeHash] = [hashOf(request), codeHashOf(request, code)];
    await awaitEmail(transaction, { personId, email, requestHash, codeHash, expiresAt });
    const message = people.messages.codeFor({ channel: 'email', to: email, text: TEXTS.code(code) }, true);
    await insertCodeMessage(transaction, message, now);
  });
  return { request, expires_in: LIFE_S, resend_in: RESEND_S };
};

export const finishEmail = async ({
  registry,
  clock,
  caller,
  body,
}: Asked<unknown, BodyOf<Contracts['confirmEmail']>>): Promise<void> => {
  const own = { personId: selfOf(caller).id, requestHash: hashOf(body.request) };
  const codeHash = await tryEmailCode(registry, own, new Date(clock()));
  const isRight = isSame(codeHashOf(body.request, body.code), codeHash ?? '');
  if (!isRight || !(await confirmEmail(registry, own))) throw new AppError('code.wrong');
};
