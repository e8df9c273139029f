import { describe, expect, it } from 'vitest';
import { GRACE_MS, type RefreshVerdict, SIGN_IN_LIFE_MS, judgeRefresh } from './refresh-verdict.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const family = { device_hash: 'phone', created_at: ago(60_000), ended_at: null };
const fresh = { expires_at: ago(-60_000), spent_at: null, spent_by: null };
const owner = 'phone';
const nameless = null;
const thief = 'other';
const spent = (ms: number, by: string) => ({ ...fresh, spent_at: ago(ms), spent_by: by });

describe('a refresh token that is shown', () => {
  it.each<
    [string, Parameters<typeof judgeRefresh>[0], Partial<typeof family>, string | null, RefreshVerdict]
  >([
    ['is exchanged for its owner', fresh, {}, owner, 'rotate'],
    ['betrays a device that does not say its name, even unspent', fresh, {}, nameless, 'reuse'],
    ['betrays another device, even unspent', fresh, {}, thief, 'reuse'],
    ['gives the same successor to who spent it just now', spent(GRACE_MS, 'phone'), {}, owner, 'repeat'],
    ['gives it no longer after the grace', spent(GRACE_MS + 1, 'phone'), {}, owner, 'reuse'],
    ['gives it to nobody else within the grace', spent(1, 'browser'), {}, owner, 'reuse'],
    ['gives it to no nameless one', spent(1, 'phone'), {}, nameless, 'reuse'],
    ['is nothing once its time is over', { ...fresh, expires_at: NOW }, {}, owner, 'ended'],
    ['is nothing once its sign-in is old', fresh, { created_at: ago(SIGN_IN_LIFE_MS) }, owner, 'ended'],
  ])('%s', (_, token, change, deviceHash, verdict) => {
    expect(judgeRefresh(token, { ...family, ...change }, deviceHash, NOW)).toBe(verdict);
  });

  it.each([fresh, spent(1, 'phone'), spent(GRACE_MS * 2, 'phone')])(
    'is nothing once its sign-in was ended',
    (token) => {
      for (const deviceHash of [owner, nameless, thief])
        expect(judgeRefresh(token, { ...family, ended_at: ago(1) }, deviceHash, NOW)).toBe('ended');
    },
  );
});
