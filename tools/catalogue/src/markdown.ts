const HEADER = '<!-- Written by `npm run docs` from the source; edit that instead. -->';

type Cell = string | number | null;

const cell = (value: Cell): string =>
  String(value ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

export const table = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [names, names.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const page = (title: string, ...parts: string[]): string =>
  `${[HEADER, `# ${title}`, ...parts].join('\n\n')}\n`;
