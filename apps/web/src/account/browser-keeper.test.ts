import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keeper } from './browser-keeper.ts';
import { ownFetch } from './own-fetch.ts';
import { session } from './session.ts';

const TOKENS = { access: 'a0', refresh: 'r0', expires_in: 900 };

const removed: string[] = [];
const asked: { address: string; bearer: string | null }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  removed.length = 0;
  asked.length = 0;
  answer = () => Promise.resolve(new Response('{}'));
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(removed.push(name) > 0) });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ address, bearer: new Headers(init.headers).get('authorization') });
    return answer();
  });
});

afterEach(() => {
  session.forget('left');
  vi.unstubAllGlobals();
});

it('R61 sends the bearer to our own API under /api, and none once nobody is signed in', async () => {
  keeper.take(TOKENS);
  await ownFetch('/api/stock/', {});
  keeper.signOut();
  await ownFetch('/api/stock/', {});
  expect(asked.filter(({ address }) => address === '/api/stock/')).toEqual([
    { address: '/api/stock/', bearer: 'Bearer a0' },
    { address: '/api/stock/', bearer: null },
  ]);
});

describe('signing out', () => {
  it('R42 removes the tokens and the answers kept for offline', () => {
    keeper.take(TOKENS);
    keeper.signOut();
    expect(session.signIn()).toBeNull();
    expect(removed).toEqual(['chuli-answers']);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('R68 purges all the same where the server %s', async (_, trouble) => {
    keeper.take(TOKENS);
    answer = trouble;
    keeper.signOut();
    expect(asked.map(({ address }) => address)).toEqual(['/api/authenticate/v2/logout/']);
    expect(session.signIn()).toBeNull();
    expect(removed).toEqual(['chuli-answers']);
    // A rejection that nobody handles would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
});
