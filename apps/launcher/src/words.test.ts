import { expect, it } from 'vitest';
import { readWords } from './words.ts';

it('keeps its own options from those of the command', () => {
  expect(readWords(['--settings', 'a', '--settings', 'b', 'operate', 'log', '--settings', 'c'])).toEqual({
    settings: ['a', 'b'],
    command: 'operate',
    words: ['log', '--settings', 'c'],
  });
  expect(readWords([])).toEqual({ settings: [], command: '', words: [] });
  expect(() => readWords(['--settings'])).toThrow('--settings takes a file');
});
