import { describe, expect, it } from 'vitest';
import { importing } from './imports.ts';
import { afterLast, atEndOfList, beforeLine, replaceOnce, sortedAmong } from './insert.ts';

const LISTS = `export const FIRST = [
  { id: 'a', of: [
    1,
  ] },
];
export const SECOND = {
  b: 1,
} as const;
`;

describe('an entry is inserted', () => {
  it('at the end of the list that the anchor opens, past the lists within it', () => {
    expect(atEndOfList('FIRST = [', '  added,')(LISTS)).toBe(LISTS.replace('];\n', '  added,\n];\n'));
    expect(atEndOfList('SECOND = {', '  c: 2,')(LISTS)).toContain('  b: 1,\n  c: 2,\n} as const;');
  });

  it('before a line, and after the last of several', () => {
    const text = 'one\n  last,\ntwo\n  last, too\n';
    expect(beforeLine('  last', 'added')(text)).toBe(`one\nadded\n${text.slice(4)}`);
    expect(afterLast('  last', 'added')(text)).toBe(`${text.trimEnd()}\nadded\n`);
  });

  it('at its place among lines of its form, in front or behind where it is the first or the last', () => {
    const text = "begin\n  'b',\n  'd',\nend\n";
    const among = (entry: string) =>
      sortedAmong(
        /^ {2}'/,
        `  '${entry}',`,
      )(text)
        .match(/\w(?=')/g)
        ?.join('');
    expect([among('a'), among('c'), among('e')]).toEqual(['abd', 'bcd', 'bde']);
  });

  it('by saying anew what was counted', () => {
    expect(replaceOnce(/has (\d+)/, (count) => `has ${Number(count) + 1}`)('it has 9')).toBe('it has 10');
  });
});

describe('a name is imported', () => {
  const text = "import { type B, a } from './a.ts';\nimport { d } from './d.ts';\n\nconst x = 1;\n";

  it('by the line that imports from there, once', () => {
    expect(importing('./a.ts', 'C', 'type B')(text)).toContain("import { type B, C, a } from './a.ts';");
  });

  it('by a line of its own among its neighbours, or behind all', () => {
    expect(importing('./c.ts', 'c')(text).split('\n')[1]).toBe("import { c } from './c.ts';");
    expect(importing('../z.ts', 'z')(text).split('\n')[2]).toBe("import { z } from '../z.ts';");
  });
});

describe('refused', () => {
  it.each([
    ['a list', atEndOfList('THIRD = [', '  added,')],
    ['a line', beforeLine('nowhere', 'added')],
    ['several lines', afterLast('nowhere', 'added')],
  ])('is %s that is not there, by what was looked for', (_, insert) => {
    expect(() => insert(LISTS)).toThrow(/no line says "(THIRD = \[|nowhere)"/);
  });

  it('is a form that no line has', () => {
    expect(() => sortedAmong(/^zzz/, 'zzz')(LISTS)).toThrow('no line is of the form');
    expect(() => replaceOnce(/zzz/, () => '')(LISTS)).toThrow('nothing is of the form');
    expect(() => importing('./a.ts', 'a')(LISTS)).toThrow('no line imports anything');
  });

  it('is what the list has already', () => {
    expect(() => atEndOfList('SECOND = {', '  b: 1,')(LISTS)).toThrow('has "b: 1," already');
    expect(() => beforeLine('SECOND', '  b: 1,')(LISTS)).toThrow('already');
  });
});
