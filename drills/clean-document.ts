/** A command of a page, as somebody types it, and the section in which it stands. */
export type Command = { readonly section: string; readonly text: string };

type Line = { readonly section: string; readonly text: string };

const HEADING = /^## (.+)$/;
const FENCE = /^```(\w*)$/;
const HERE = /<<-?\s*'?(\w+)'?/;
const FUNCTION = /^\w+\(\) \{$/;

/** The lines of the blocks that are marked as shell; other blocks are for another machine, or only shown. */
const shellLines = (markdown: string): Line[][] => {
  const blocks: Line[][] = [];
  let section = '';
  let fence: string | null = null;
  for (const text of markdown.split('\n')) {
    const mark = FENCE.exec(text)?.[1];
    if (mark !== undefined) {
      fence = fence === null ? mark : null;
      if (fence === 'sh') blocks.push([]);
    } else if (fence === 'sh') blocks.at(-1)?.push({ section, text });
    else if (fence === null) section = HEADING.exec(text)?.[1] ?? section;
  }
  if (fence !== null) throw new Error(`a block of ${section} does not end`);
  return blocks;
};

/** What ends a command that goes on over more lines; null where this line is its last. */
const endOf = (text: string): ((line: string) => boolean) | null => {
  const word = HERE.exec(text)?.[1];
  if (word !== undefined) return (line) => line === word;
  if (FUNCTION.test(text)) return (line) => line === '}';
  return text.endsWith('\\') ? (line) => !line.endsWith('\\') : null;
};

const isEmpty = (text: string): boolean => text.trim() === '' || text.startsWith('#');

/** Takes what belongs to a command that has begun off the lines that are left. */
const takeRest = (left: Line[], begun: Line): string[] => {
  const isLast = endOf(begun.text);
  if (isLast === null) return [];
  const at = left.findIndex(({ text }) => isLast(text));
  if (at < 0) throw new Error(`a command of ${begun.section} does not end: ${begun.text}`);
  return left.splice(0, at + 1).map(({ text }) => text);
};

const commandsIn = (lines: readonly Line[]): Command[] => {
  const commands: Command[] = [];
  const left = [...lines];
  for (let line = left.shift(); line !== undefined; line = left.shift()) {
    if (isEmpty(line.text)) continue;
    commands.push({ section: line.section, text: [line.text, ...takeRest(left, line)].join('\n') });
  }
  return commands;
};

/** Every command of a page that is typed on the machine, in order. */
export const commandsOf = (markdown: string): Command[] => shellLines(markdown).flatMap(commandsIn);
