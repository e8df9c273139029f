import type { RepliedBy } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../../testing/test-server.ts';

const PATH = '/data/close/';
type Sentence = RepliedBy<typeof PATH>['sentences'][number];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const sentence = <Id extends Sentence['id']>(sentences: readonly Sentence[], id: Id) =>
  sentences.find((one): one is Extract<Sentence, { id: Id }> => one.id === id);

describe('/data/close/', () => {
  it('tells the last session of a market that is younger than the year it is compared with', async () => {
    const { as_of, sentences } = await market.get(PATH);
    expect(as_of).toBe('2026-08-18');
    expect(sentence(sentences, 'index')).toMatchObject({
      close: 2_727.12,
      change: 27,
      percent: 1,
      extreme: null,
      closes: [2_700.12, 2_727.12],
    });
  });

  it('counts only shares that have a price to compare with', async () => {
    const { sentences } = await market.get(PATH);
    expect(sentence(sentences, 'breadth')).toMatchObject({
      advanced: 1,
      declined: 0,
      unchanged: 0,
      median: 1.01,
    });
  });

  it('says that the trades of a session are missing, and which session before it has them', async () => {
    const { sentences } = await market.get(PATH);
    expect(sentence(sentences, 'flow')).toBeUndefined();
    expect(sentence(sentences, 'no-trades')).toEqual({ id: 'no-trades', nearest: '2026-08-17' });
  });

  it('tells an earlier session by its own trades, and nothing of the index without a close before', async () => {
    const { as_of, sentences, earlier } = await market.get(PATH, { as_of: '2026-08-17' });
    expect(as_of).toBe('2026-08-17');
    expect(sentence(sentences, 'index')).toBeUndefined();
    expect(sentence(sentences, 'no-trades')).toBeUndefined();
    // 58 bought NABIL for 35,350 and sold UPPER for 19,206; 49 sold NABIL for 35,350.
    expect(sentence(sentences, 'flow')).toMatchObject({
      buyer: { broker: '34', net_amount: 19_206 },
      seller: { broker: '49', net_amount: -35_350 },
    });
    expect(earlier.every(({ date, percent }) => date < '2026-08-17' && percent === null)).toBe(true);
  });
});
