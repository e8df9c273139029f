import type { Clock } from '@chuli/kernel';
import { type Seal, SendError, type Way, type WebhookNeeds, openSecret, postWebhook } from '@chuli/messages';
import { webhookEvent } from '../webhook-event.ts';

type Needs = WebhookNeeds & {
  clock: Clock;
  seal: Seal;
  /** Where the links of messages lead. */
  origin: string;
};

/** Posts to the person's own address, signed. What is sent again has the id of the first, so that a receiver can drop it. */
export const webhookWay =
  ({ clock, seal, origin, ...needs }: Needs): Way =>
  async ({ notices }) => {
    const [notice] = notices ?? [];
    if (notice === undefined || notice.link === null)
      throw new SendError('the webhook is off or removed', 'gone');
    const secret = openSecret(seal, notice.link);
    if (secret === null) throw new SendError('no key to open it', 'later');
    await postWebhook(needs, {
      address: notice.link.address,
      secret,
      id: notice.id,
      body: JSON.stringify(webhookEvent(notice, origin)),
      at: new Date(clock()),
    });
  };
