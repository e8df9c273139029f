import { type ReplyOf, linkedContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { chatCodeHash } from '@chuli/messages';
import { takeOrRefuse } from '@chuli/registry/account';
import { awaitChat, unlink } from '@chuli/registry/notice';
import { type Asked, needing } from '../../http/implement.ts';
import { limitsOf } from '../account/limits.ts';
import { randomSecret } from '../account/secrets.ts';
import { selfOf } from '../account/self.ts';
import { type NoticeNeeds, settingsOf } from './settings.ts';
import { rotateWebhook, setWebhook, testWebhook } from './webhook.ts';

const CODE_LIFE_S = 600;

/** Only whoever follows the link has the code: the chat in which it comes back is the person's. */
const linkTelegram = async (
  asked: Asked<unknown, unknown, unknown, NoticeNeeds>,
): Promise<ReplyOf<typeof linkedContracts.linkTelegram>> => {
  const { registry, clock, caller, notices } = asked;
  if (notices.telegramBot === null) throw new AppError('notice.not-offered');
  const { id: personId } = selfOf(caller);
  const now = new Date(clock());
  await takeOrRefuse(registry, limitsOf({ 'telegram by person': personId }), now);
  const code = randomSecret();
  const expiresAt = new Date(now.getTime() + CODE_LIFE_S * 1_000);
  await awaitChat(registry, { personId, codeHash: chatCodeHash(code), expiresAt });
  return { link: `https://t.me/${notices.telegramBot}?start=${code}`, expires_in: CODE_LIFE_S };
};

export const linkedEndpoints = needing<NoticeNeeds>({ people: true, notices: true })(linkedContracts, {
  setWebhook,
  rotateWebhook,
  testWebhook,
  removeWebhook: async (asked) => {
    await unlink(asked.registry, selfOf(asked.caller).id, 'webhook');
    return settingsOf(asked);
  },
  linkTelegram,
  unlinkTelegram: async (asked) => {
    await unlink(asked.registry, selfOf(asked.caller).id, 'telegram');
    return settingsOf(asked);
  },
});
