import type { Way } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import webPush from 'web-push';
import { expect, it } from 'vitest';
import { pushWay } from './push.ts';

/** Closed for good: a message that was tried would say so. */
const NOWHERE = 'http://127.0.0.1:9';

it('sends nothing to an address that is no push service, whoever stored it', async () => {
  const vapid = { subject: 'https://chuli.app', ...webPush.generateVAPIDKeys() };
  const way = pushWay({} as Registry, vapid, []);
  const subscription = { id: '1', endpoint: `${NOWHERE}/push/x`, p256dh: 'x', auth: 'x' };
  const message = { notices: [{ id: '1', subscription, language: 'en' }] };
  await expect(way(message as unknown as Parameters<Way>[0])).rejects.toMatchObject({
    message: 'not a push service',
    trouble: 'refused',
  });
});
