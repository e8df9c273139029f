import type { RepliedBy } from '@chuli/contracts';
import { expect, it } from 'vitest';
import { channelsOf, isReady } from './offered-channels.ts';

type Settings = RepliedBy<'/notification/settings/'>;

const NOTHING = { push: null, email: false, sms: false, webhook: false, telegram: null };
const offering = (offers: Partial<Settings['offers']>) => channelsOf({ offers: { ...NOTHING, ...offers } });

it('a channel that the server cannot send by is not offered', () => {
  expect(offering({})).toEqual(['inbox']);
  expect(offering({ push: 'key', sms: true })).toEqual(['inbox', 'push', 'sms']);
  expect(offering({ push: 'key', email: true, sms: true, webhook: true, telegram: 'a_bot' })).toEqual([
    'inbox',
    'push',
    'email',
    'sms',
    'webhook',
    'telegram',
  ]);
});

it('what has to be linked is ready once it is', () => {
  const link = { name: '@maya', linked_at: 1, sent_at: null, failed_at: null, failure: null, off_at: null };
  const settings = { email: null, webhook: null, telegram: link } as Settings;
  expect(isReady('push', settings)).toBe(true);
  expect(isReady('email', settings)).toBe(false);
  expect(isReady('webhook', settings)).toBe(false);
  expect(isReady('telegram', settings)).toBe(true);
});
