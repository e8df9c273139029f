import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atEndOfList } from './insert.ts';
import { Plan } from './plan.ts';

const LIST = 'const LIST = [\n  a,\n];\n';

describe('a plan of edits', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'chuli-plan-'));
    mkdirSync(join(root, 'made'));
    writeFileSync(join(root, 'list.ts'), LIST);
    writeFileSync(join(root, 'made/page.md'), 'old\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const now = (path: string): string => readFileSync(join(root, path), 'utf8');

  it('writes nothing before it is told to, and then tells what became of each file', () => {
    const plan = new Plan(root);
    plan.create('deep/new.ts', 'one\ntwo\n');
    plan.change('list.ts', atEndOfList('LIST', '  b,'));
    plan.change('list.ts', atEndOfList('LIST', '  c,'));
    expect([readdirSync(root), now('list.ts')]).toEqual([['list.ts', 'made'], LIST]);
    plan.write(['made']);
    writeFileSync(join(root, 'made/page.md'), 'old\nnew\n');
    writeFileSync(join(root, 'made/other.md'), 'made\n');
    expect(plan.changes(['made'])).toEqual([
      { path: 'deep/new.ts', isNew: true, lines: 2 },
      { path: 'list.ts', isNew: false, lines: 2 },
      { path: 'made/other.md', isNew: true, lines: 1 },
      { path: 'made/page.md', isNew: false, lines: 1 },
    ]);
    plan.undo(['made']);
    expect([readdirSync(join(root, 'made')), now('made/page.md'), now('list.ts')]).toEqual([
      ['page.md'],
      'old\n',
      LIST,
    ]);
  });

  it('names the file whose anchor is missing, and has changed nothing', () => {
    const plan = new Plan(root);
    plan.create('new.ts', 'text\n');
    expect(() => plan.change('list.ts', atEndOfList('OTHER', '  b,'))).toThrow(
      'list.ts: no line says "OTHER"',
    );
    expect(readdirSync(root)).toEqual(['list.ts', 'made']);
  });

  it('refuses a file that exists, on the disk or in the plan, and one that does not', () => {
    const plan = new Plan(root);
    plan.create('new.ts', 'text\n');
    expect(() => plan.create('new.ts', 'text\n')).toThrow('new.ts exists already');
    expect(() => plan.create('list.ts', 'text\n')).toThrow('list.ts exists already');
    expect(() => plan.change('gone.ts', (text) => text)).toThrow('gone.ts: there is no such file');
  });
});
