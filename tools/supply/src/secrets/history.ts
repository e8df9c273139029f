import { git, textIn } from '../files.ts';

/** A text that some commit has, by one of the names it has there. */
export type Past = { readonly name: string; readonly content: string };

const AT_ONCE = 400;

/** Everything that any branch or tag leads to, each content once. */
const blobsOfAll = (): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const line of git(['rev-list', '--objects', '--all']).toString().split('\n')) {
    const [id = '', name = ''] = line.split(/ (.*)/s, 2);
    if (name !== '' && !named.has(id)) named.set(id, name);
  }
  return named;
};

/** One answer of `git cat-file --batch`: a line of id, kind and size, the bytes, and an end of line. */
const partsOf = function* (answer: Buffer): Generator<{ id: string; kind: string; bytes: Buffer }> {
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at);
    const [id = '', kind = '', size = '0'] = answer.subarray(at, end).toString().split(' ');
    const bytes = answer.subarray(end + 1, end + 1 + Number(size));
    yield { id, kind, bytes };
    at = end + 2 + Number(size);
  }
};

const read = function* (ids: readonly string[]): ReturnType<typeof partsOf> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    yield* partsOf(git(['cat-file', '--batch'], `${some.join('\n')}\n`));
  }
};

/** All texts of all commits, and what each commit says of itself. */
export const pastTexts = function* (): Generator<Past> {
  const named = blobsOfAll();
  for (const { id, kind, bytes } of read([...named.keys()])) {
    const content = kind === 'blob' ? textIn(bytes) : null;
    if (content !== null) yield { name: `${named.get(id) ?? ''} (${id.slice(0, 12)})`, content };
  }
  const commits = git(['rev-list', '--all']).toString().trim().split('\n');
  for (const { id, bytes } of read(commits))
    yield { name: `commit ${id.slice(0, 12)}`, content: bytes.toString('utf8') };
};
