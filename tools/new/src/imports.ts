import type { Insert } from './insert.ts';

const bare = (name: string): string => name.replace(/^type /, '');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The names of an import with one more, types among values by their own name. */
const withName = (names: readonly string[], name: string): string[] => {
  if (names.some((known) => bare(known) === bare(name))) return [...names];
  const at = names.findIndex((known) => bare(known) > bare(name));
  return names.toSpliced(at === -1 ? names.length : at, 0, name);
};

const newImport = (text: string, from: string, names: readonly string[]): string => {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  const lines = text.split('\n');
  const ends = lines.flatMap((one, at) => (/^(import .*|\} )from '[^']+';$/.test(one) ? [at] : []));
  const last = ends.at(-1);
  if (last === undefined) throw new Error('no line imports anything');
  const folder = /^(\.*\/(?:.*\/)?|)/.exec(from)?.[0] ?? '';
  const later = ends.find((at) => {
    const [, other = ''] = /from '([^']+)'/.exec(lines[at] ?? '') ?? [];
    return folder !== '' && lines[at]?.startsWith('import ') && other.startsWith(folder) && other > from;
  });
  return lines.toSpliced(later ?? last + 1, 0, line).join('\n');
};

/** Sees to it that a file imports these names; the formatter breaks lines that become long. */
export const importing =
  (from: string, ...names: readonly string[]): Insert =>
  (text) => {
    const known = new RegExp(`^import \\{([^}]*)\\} from '${escaped(from)}';`, 'm').exec(text);
    if (known === null) return newImport(text, from, names);
    const held = (known[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const line = `import { ${names.reduce(withName, held).join(', ')} } from '${from}';`;
    return text.replace(known[0], line);
  };
