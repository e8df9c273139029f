import { describe, expect, it } from 'vitest';
import { standbyFigures } from './standby-figures.ts';
import type { State } from './state.ts';

const PRIMARY: State = { role: 'primary', timeline: 3, waits: true, behind: 4_096, isSure: true, aheadMs: 0 };

const told = async (state: State | null, because: string | null): Promise<string[]> => {
  const text = await standbyFigures(
    () => Promise.resolve(state),
    () => Promise.resolve(because),
  ).text();
  return text.split('\n').filter((line) => line.startsWith('chuli_'));
};

describe('the figures of a server and its copy', () => {
  it('say of a primary whether its copy is sure', async () => {
    expect(await told(PRIMARY, null)).toEqual([
      'chuli_standby_answers 1',
      'chuli_standby_primary 1',
      'chuli_standby_sure 1',
      'chuli_standby_behind_bytes 4096',
    ]);
    const lost = await told({ ...PRIMARY, isSure: false, behind: null }, null);
    expect(lost).toEqual(['chuli_standby_answers 1', 'chuli_standby_primary 1', 'chuli_standby_sure 0']);
  });

  it.each([
    ['a copy', { ...PRIMARY, role: 'standby' } as const, 'standby'],
    ['one that was replaced', PRIMARY, 'replaced'],
  ])('say of %s only that it answers', async (_, state, because) => {
    expect(await told(state, because)).toEqual(['chuli_standby_answers 1', 'chuli_standby_primary 0']);
  });

  it('say where a server does not answer', async () => {
    const silent = await told(null, 'does not answer');
    expect(silent).toEqual(['chuli_standby_answers 0', 'chuli_standby_primary 0']);
  });
});
