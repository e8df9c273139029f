import { describe, expect, it } from 'vitest';
import { commandsOf } from './clean-document.ts';

const page = (...blocks: string[]): string => ['# Page', ...blocks].join('\n\n');
const shell = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');

describe('the commands of a page', () => {
  it('are the lines of its shell blocks, under the section in which they stand', () => {
    const read = commandsOf(
      page('## One', shell('first', '', '# only said', 'second'), 'Words.', '## Two', shell('third')),
    );
    expect(read).toEqual([
      { section: 'One', text: 'first' },
      { section: 'One', text: 'second' },
      { section: 'Two', text: 'third' },
    ]);
  });

  it('leave out blocks that are not marked as shell, and headings within them', () => {
    expect(commandsOf(page('## One', '```\n## elsewhere\nnpm ci\n```', shell('here')))).toEqual([
      { section: 'One', text: 'here' },
    ]);
  });

  it.each([
    ['a text that is handed over', ["cat > file <<'END'", 'a', '', '# b', 'END']],
    ['a function', ['add() {', '  printf one', '}']],
    ['a line that goes on', ['printf one \\', '  two \\', '  three']],
  ])('are one where %s has more lines', (_, lines) => {
    expect(commandsOf(page('## One', shell(...lines, 'next')))).toEqual([
      { section: 'One', text: lines.join('\n') },
      { section: 'One', text: 'next' },
    ]);
  });

  it.each([
    ['a block', '## One\n\n```sh\nfirst'],
    ['a command', page('## One', shell('cat <<END', 'a'))],
  ])('are not read where %s does not end', (_, text) => {
    expect(() => commandsOf(text)).toThrow(/does not end/);
  });
});
