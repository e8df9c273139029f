import { type Update, chatCodeHash } from '@chuli/messages';
import type { Registry, RegistryTransaction } from '@chuli/registry';
import { linkChat, takeUpdate, unlinkChat } from '@chuli/registry/notice';
import { z } from 'zod';

/** Nobody is known yet to whom these are said, so they are said in both languages. */
export const REPLIES = {
  hello:
    'To get your notifications here, open the link in your notification settings.\nसूचना यहाँ पाउन सूचना सेटिङको लिङ्क खोल्नुहोस्।',
  wrongCode:
    'This link was used or is too old. Make a new one in your notification settings.\nयो लिङ्क प्रयोग भइसक्यो वा पुरानो भयो। सूचना सेटिङबाट नयाँ बनाउनुहोस्।',
  stopped: 'Unlinked. No more notifications come here.\nहटाइयो। अब यहाँ सूचना आउँदैन।',
} as const;

const Chat = z.object({ id: z.int(), type: z.literal('private') });
const Message = z.object({
  chat: Chat,
  from: z.object({ is_bot: z.literal(false), username: z.string().max(64).optional() }),
  text: z.string(),
});
const Membership = z.object({ chat: Chat, new_chat_member: z.object({ status: z.string() }) });

const CODE = /^\/start(?:@\w+)? ([\w-]{16,64})$/;
const COMMAND = /^\/(start|stop)(?:@\w+)?$/;

/** What is to be said in a chat, and whether somebody was linked. */
export type Acted = { readonly chat: string; readonly reply: string | null; readonly isLinked: boolean };

const actOnText = async (
  transaction: RegistryTransaction,
  { chat, from, text }: z.output<typeof Message>,
  now: Date,
): Promise<Acted | null> => {
  const id = String(chat.id);
  const [, code] = CODE.exec(text) ?? [];
  if (code !== undefined) {
    const name = from.username === undefined ? null : `@${from.username}`;
    const isLinked = await linkChat(transaction, { codeHash: chatCodeHash(code), chat: id, name }, now);
    return { chat: id, reply: isLinked ? null : REPLIES.wrongCode, isLinked };
  }
  const [, command] = COMMAND.exec(text) ?? [];
  if (command === 'start') return { chat: id, reply: REPLIES.hello, isLinked: false };
  if (command !== 'stop') return null;
  const wasLinked = await unlinkChat(transaction, id);
  return { chat: id, reply: wasLinked ? REPLIES.stopped : null, isLinked: false };
};

/**
 * Acts on what somebody wrote to the bot, once: what follows from it and that it was read are one transaction. Groups
 * are nobody's own, so that only chats between a person and the bot count. That a chat was linked is told by a notice.
 */
export const actOnUpdate = (
  registry: Registry,
  { bot, update }: { bot: string; update: Update },
  now: Date,
): Promise<Acted | null> =>
  registry.transaction().execute(async (transaction) => {
    if (!(await takeUpdate(transaction, { bot, update: update.update_id }, now))) return null;
    const left = Membership.safeParse(update['my_chat_member']).data;
    if (left?.new_chat_member.status === 'kicked') await unlinkChat(transaction, String(left.chat.id));
    const message = Message.safeParse(update['message']).data;
    return message === undefined ? null : actOnText(transaction, message, now);
  });
