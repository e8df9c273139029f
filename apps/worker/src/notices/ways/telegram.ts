import type { Clock } from '@chuli/kernel';
import { type Bot, SendError, type Way } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { forgetLink } from '@chuli/registry/notice';
import { writeMessage } from '../write-message.ts';

type Needs = { registry: Registry; clock: Clock; bot: Bot; origin: string };

/**
 * Writes into the chat that the person linked. Telegram has no key that makes a message the same message, so what may
 * have arrived is not sent again. Asked to wait, nothing of ours is sent to anyone until then.
 */
export const telegramWay = ({ registry, clock, bot, origin }: Needs): Way => {
  let silentUntil = 0;
  return async ({ notices }) => {
    const [first] = notices ?? [];
    const link = first?.link ?? null;
    if (notices === null || first === undefined || link === null)
      throw new SendError('the chat was unlinked', 'gone');
    const wait = silentUntil - clock();
    if (wait > 0) throw new SendError('Telegram asks us to wait', 'later', wait);
    const { title, body, path } = writeMessage(notices, first.language);
    const text = `${title}\n${body}\n\n${new URL(path, origin).href}`;
    await bot.send(link.address, text).catch(async (error: unknown) => {
      if (error instanceof SendError && error.retryAfterMs !== null)
        silentUntil = clock() + error.retryAfterMs;
      if (error instanceof SendError && error.trouble === 'gone') await forgetLink(registry, link.id);
      throw error;
    });
  };
};
