import { expect, it } from 'vitest';
import { channelsOf } from './kind-switches.tsx';

const offering = (offers: { push: string | null; email: boolean; sms: boolean }) => channelsOf({ offers });

it('a channel that the server cannot send by is not offered', () => {
  expect(offering({ push: null, email: false, sms: false })).toEqual(['inbox']);
  expect(offering({ push: 'key', email: false, sms: true })).toEqual(['inbox', 'push', 'sms']);
  expect(offering({ push: 'key', email: true, sms: true })).toEqual(['inbox', 'push', 'email', 'sms']);
});
