import { describe, expect, it } from 'vitest';
import { type Told, createRefusal } from './refusal.ts';

const OWN: Told = { role: 'primary', timeline: 2 };
const LATER: Told = { role: 'primary', timeline: 3 };
const COPY: Told = { role: 'standby', timeline: 2 };

/** What is said to each question, as the other machine answers or is silent. */
const said = async (others: readonly (Told | null)[], own: Told = OWN): Promise<(string | null)[]> => {
  let next = 0;
  const refusal = createRefusal(() => Promise.resolve(others[next++] ?? null));
  const answers: (string | null)[] = [];
  for (const _ of others) answers.push(await refusal(own));
  return answers;
};

describe('whether writes belong to a server', () => {
  it('is yes beside its copy, and after that also while it is silent', async () => {
    expect(await said([COPY, null, null])).toEqual([null, null, null]);
  });

  it('is no beside one that replaced it, and stays so where that is late for once', async () => {
    expect(await said([LATER, null, null, null, null])).toEqual(Array.from({ length: 5 }, () => 'replaced'));
  });

  it('is yes again when the other has become its copy', async () => {
    expect(await said([LATER, COPY])).toEqual(['replaced', null]);
  });

  it('is yes beside one that never answers, but not at the first silence', async () => {
    const none = 'has not heard of the other';
    expect(await said([null, null, null, null])).toEqual([none, none, null, null]);
  });

  it('is yes for one that was taken over, which has heard the one before', async () => {
    let own = COPY;
    const refusal = createRefusal(() => Promise.resolve(own === COPY ? OWN : null));
    expect(await refusal(own)).toBe('standby');
    own = LATER;
    expect(await refusal(own)).toBeNull();
  });
});
