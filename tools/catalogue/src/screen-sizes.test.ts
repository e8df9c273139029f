import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { measureScreens } from './screen-sizes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chuli-screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, lines: readonly string[], length: number): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  const rest = Array.from({ length: length - lines.length }, () => '// a line');
  writeFileSync(path.join(folder, file), `${[...lines, ...rest].join('\n')}\n`);
};

describe('the size of screens', () => {
  it('divides what several use among them, and counts what nobody uses in the mean alone', () => {
    put('screens/a/one.screen.tsx', ["import { x } from '../../features/a/part.ts';"], 10);
    put('screens/a/two.screen.tsx', ["import { x } from '../../features/a/part.ts';"], 20);
    put(
      'screens/a/three.screen.tsx',
      ["import { defineScreen } from '../../screen-kit/define-screen.tsx';"],
      30,
    );
    put('features/a/part.ts', ["import { y } from '../../shared/a/deep.ts';"], 40);
    put('features/a/part.test.ts', [], 500);
    put('shared/a/deep.ts', [], 20);
    put('features/a/unused.ts', [], 60);
    // one: 10 + (40 + 20) / 2, two: 20 + 30, three: 30
    const listed = ['one', 'two', 'three'].map((id) => ({
      file: `a/${id}.screen.tsx`,
      hasData: id !== 'two',
    }));
    expect(measureScreens(folder, listed)).toEqual({ dataScreens: 2, declared: 1, median: 40, mean: 60 });
  });
});
