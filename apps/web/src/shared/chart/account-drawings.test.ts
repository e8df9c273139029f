import type { Drawing } from '@chuli/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AccountDrawings, saveDrawings } from './account-drawings.ts';

const line = (id: string, price = 100): AccountDrawings['shapes'][number] => ({
  id,
  kind: 'horizontal',
  anchors: [{ date: '2026-05-14', price }],
  text: '',
});

type Body = { symbol: string; version: number; put: Drawing[]; remove: string[] };

/** An account as the API keeps it; `before` is what another browser does before each change arrives. */
const openAccount = (
  shapes: AccountDrawings['shapes'],
  before: (account: AccountDrawings) => void = () => undefined,
) => {
  const account: AccountDrawings = { symbol: 'NABIL', version: 3, shapes };
  const sent: Body[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const change = JSON.parse(body) as Body;
    sent.push(change);
    before(account);
    if (change.version !== account.version)
      return Promise.resolve(
        Response.json(
          { code: 'input.conflict', message: 'Changed.', details: { present: structuredClone(account) } },
          { status: 409 },
        ),
      );
    const gone = new Set([...change.remove, ...change.put.map(({ id }) => id)]);
    account.shapes = [
      ...account.shapes.filter(({ id }) => !gone.has(id)),
      ...(change.put as AccountDrawings['shapes']),
    ];
    account.version += 1;
    return Promise.resolve(Response.json(structuredClone(account)));
  });
  return { account, sent };
};

const idsOf = ({ shapes }: Pick<AccountDrawings, 'shapes'>): string[] =>
  shapes.map(({ id }) => id).toSorted();

afterEach(() => vi.unstubAllGlobals());

describe('what is drawn goes to the account', () => {
  it('as the change that it is', async () => {
    const { account, sent } = openAccount([line('a'), line('b')]);
    const known = structuredClone(account);
    const saved = await saveDrawings(known, { put: [line('c')], remove: ['a'] });
    expect(sent).toMatchObject([{ symbol: 'NABIL', version: 3, put: [{ id: 'c' }], remove: ['a'] }]);
    expect(idsOf(saved)).toEqual(['b', 'c']);
    expect(saved.version).toBe(4);
  });

  it('beside what another browser drew in the meantime', async () => {
    let isFirst = true;
    const { account } = openAccount([line('a')], (own) => {
      if (!isFirst) return;
      isFirst = false;
      own.shapes = [...own.shapes, line('theirs')];
      own.version += 1;
    });
    const known = structuredClone(account);
    const saved = await saveDrawings(known, { put: [line('mine')], remove: ['a'] });
    expect(idsOf(saved)).toEqual(['mine', 'theirs']);
    expect(idsOf(account)).toEqual(['mine', 'theirs']);
  });

  it('ten shapes at a time', async () => {
    const { account, sent } = openAccount([]);
    const put = Array.from({ length: 23 }, (_, id) => line(`${id}`));
    await saveDrawings(structuredClone(account), { put, remove: [] });
    expect(sent.map((change) => change.put.length)).toEqual([10, 10, 3]);
    expect(account.shapes).toHaveLength(23);
  });

  it('not for ever where others are always faster', async () => {
    const { account, sent } = openAccount([], (own) => {
      own.version += 1;
    });
    await expect(
      saveDrawings(structuredClone(account), { put: [line('a')], remove: [] }),
    ).rejects.toMatchObject({
      code: 'input.conflict',
    });
    expect(sent).toHaveLength(6);
  });
});
