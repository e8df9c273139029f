import { ALL_FEATURES } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { VISITOR } from '../http/access.ts';
import { askerOf } from './asker.ts';
import { openShares } from './shares.ts';

const STAYING = new AbortController().signal;
const from = (network: string, reader?: string) => askerOf(VISITOR, { network }, reader);

it('a person counts as himself, a page by its name within its network, all others of an address together', () => {
  const person = { kind: 'user' as const, id: '7', features: new Set(ALL_FEATURES), brand: null };
  expect(askerOf(person, { network: '1.2.3.4' }, 'a'.repeat(32))).toEqual({ own: 'person 7', network: null });
  const names = [
    from('1.2.3.4', 'a'.repeat(32)),
    from('1.2.3.4', 'b'.repeat(32)),
    from('5.6.7.8', 'a'.repeat(32)),
  ];
  expect(new Set(names.map(({ own }) => own)).size).toBe(3);
  expect(from('1.2.3.4', 'not a name')).toEqual(from('1.2.3.4'));
});

it('who asks for much is moved beside the heavy questions, and refused at the end of its share', async () => {
  let now = 0;
  const shares = openShares(() => instant(now), 10);
  const [greedy, modest] = [from('1.2.3.4', 'a'.repeat(32)), from('1.2.3.4', 'b'.repeat(32))];
  const laneOf = (asker: typeof greedy) => shares.build(asker, 'light', STAYING, async (lane) => lane);
  const lanes: string[] = [];
  for (let asked = 0; asked < 300; asked++) lanes.push(await laneOf(greedy));
  expect([lanes.at(0), lanes.at(-1)]).toEqual(['light', 'heavy']);
  await expect(laneOf(greedy)).rejects.toMatchObject({ code: 'load.too-many', details: { retry_after: 1 } });
  expect(() => shares.ask(greedy)).toThrow('load.too-many');
  expect(await laneOf(modest)).toBe('light');
  now = 60_000;
  expect(await laneOf(greedy)).toBe('light');
});

it('names that one network makes up share what the network has', async () => {
  const shares = openShares(() => instant(0), 10);
  const nameOf = (number: number): string => number.toString(16).padStart(32, '0');
  let refused = 0;
  for (let number = 0; number < 2_000; number++)
    await shares
      .build(from('1.2.3.4', nameOf(number)), 'heavy', STAYING, async () => null)
      .catch(() => (refused += 1));
  expect(refused).toBe(500);
  await expect(shares.build(from('5.6.7.8'), 'heavy', STAYING, async () => 'fine')).resolves.toBe('fine');
});
