import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { describe, expect, it } from 'vitest';
import { commandsOf } from './clean-document.ts';
import { ENDINGS, PHASE_OF, RUNS_AFTER, phaseOf } from './clean-phases.ts';
import { PLACEHOLDERS, SUBSTITUTIONS, stepsOf } from './clean-substitutions.ts';

const commands = commandsOf(readFileSync(path.join(ROOT, 'docs/how-to/install.md'), 'utf8'));
const filled = { '<commit>': 'COMMIT', '<host>': 'HOST', '<new>': 'NEW' };
const steps = stepsOf(commands, filled);

describe('what is put in the place of commands of docs/how-to/install.md', () => {
  it.each(SUBSTITUTIONS)('is still needed: $of', ({ of }) => {
    expect(commands.filter(({ text }) => text.startsWith(of))).toHaveLength(1);
  });

  it.each(Object.keys(PLACEHOLDERS))('fills %s, which is there', (name) => {
    expect(commands.some(({ text }) => text.includes(name))).toBe(true);
  });

  it('leaves nothing to be filled', () => {
    const lines = steps.filter(({ typed }) => typed !== null && !typed.includes('<<'));
    expect(lines.filter(({ typed }) => /<[a-z]+>/.test(typed ?? ''))).toEqual([]);
  });

  it('leaves all other commands as they are', () => {
    const others = steps.filter(({ why, text }) => why === null && !/<(commit|host|new)>/.test(text));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ typed, text }) => typed !== text)).toEqual([]);
  });
});

describe('the sections of docs/how-to/install.md with commands', () => {
  it('each count to a phase, and no others do', () => {
    const sections = [...new Set(commands.map(({ section }) => section))];
    expect(sections.toSorted()).toEqual(Object.keys(PHASE_OF).toSorted());
    expect(() => phaseOf('Elsewhere')).toThrow(/Elsewhere/);
  });

  it('have one after which readers are answered, and the commands that say how it went', () => {
    expect(commands.some(({ section }) => section === RUNS_AFTER)).toBe(true);
    const texts = commands.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(Object.keys(ENDINGS)));
  });
});
