import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CONTRACTS, type Contract } from '@chuli/contracts';
import { SCREENS } from '@chuli/contracts/screens';
import { ERRORS } from '@chuli/kernel';
import { FAMILIES, addressesOf } from '@chuli/signals';
import ts from 'typescript';

/** A place in the source: what it is, and `file:line`. */
export type Place = { what: string; where: string };

type Source = { path: string; file: ts.SourceFile };

const parse = (path: string): Source => ({
  path,
  file: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
});

/** What a name at the top of a file stands for: its own declaration, or another file's. */
type Meaning = { from: string; name: string } | { node: ts.Node };

const namesOf = (statement: ts.Statement): [string, Meaning][] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => [node.name.getText(), { node }]);
  }
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
  const from = ((statement as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral).text;
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => [element.name.text, { from, name: (element.propertyName ?? element.name).text }]);
};

const meaningsIn = ({ file }: Source): Map<string, Meaning> => new Map(file.statements.flatMap(namesOf));

const identifiersIn = (node: ts.Node): string[] =>
  ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(identifiersIn);

const placeOf = (root: string, what: string, { path, file }: Source, node: ts.Node): Place => {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return { what, where: `${relative(root, path)}:${line + 1}` };
};

const declarationOf = (source: Source, name: string): ts.Node | null => {
  const meaning = meaningsIn(source).get(name);
  return meaning !== undefined && 'node' in meaning ? meaning.node : null;
};

const STORES = { '@chuli/tape': 'packages/tape', '@chuli/registry': 'packages/registry' } as const;

/** Where a query of the tape or the registry is written. */
const queryPlaces = (root: string, from: keyof typeof STORES, name: string): Place[] =>
  globSync('src/*/*.ts', { cwd: join(root, STORES[from]) }).flatMap((path) => {
    const source = parse(join(root, STORES[from], path));
    const node = declarationOf(source, name);
    return node === null ? [] : [placeOf(root, `query ${name}`, source, node)];
  });

/** Follows the names a piece of code uses to the queries it asks. */
const queriesOf = (root: string, source: Source, node: ts.Node, seen = new Set<string>()): Place[] => {
  const meanings = meaningsIn(source);
  return identifiersIn(node).flatMap((name): Place[] => {
    const meaning = meanings.get(name);
    const key = `${source.path} ${name}`;
    if (meaning === undefined || seen.has(key)) return [];
    seen.add(key);
    if ('node' in meaning) return queriesOf(root, source, meaning.node, seen);
    if (meaning.from in STORES) return queryPlaces(root, meaning.from as keyof typeof STORES, meaning.name);
    if (!meaning.from.startsWith('.')) return [];
    const other = parse(join(dirname(source.path), meaning.from));
    const declared = declarationOf(other, meaning.name);
    return declared === null ? [] : queriesOf(root, other, declared, seen);
  });
};

/** The property of this name in an object that a call of `callee` receives, or the object of a top-level constant. */
const propertyNamed = (root: ts.Node, name: string): ts.Node | null => {
  if (ts.isObjectLiteralElement(root) && root.name?.getText() === name) return root;
  return ts.forEachChild(root, (child) => propertyNamed(child, name)) ?? null;
};

type Declared = { source: Source; node: ts.Node };

/** The property of a constant, in whichever of these files the constant stands. */
const propertyIn = (root: string, files: string, constant: string, name: string): Declared | null => {
  for (const file of globSync(files, { cwd: root })) {
    const path = join(root, file);
    if (!readFileSync(path, 'utf8').includes(`export const ${constant}`)) continue;
    const source = parse(path);
    const map = declarationOf(source, constant);
    const node = map === null ? null : propertyNamed(map, name);
    if (node !== null) return { source, node };
  }
  return null;
};

const callPlaces = (root: string, area: string, name: string): Place[] => {
  const contract = propertyIn(root, 'packages/contracts/src/*.ts', `${area}Contracts`, name);
  const handler = propertyIn(root, 'apps/api/src/*/*.ts', `${area}Endpoints`, name);
  return [
    ...(contract === null ? [] : [placeOf(root, 'contract', contract.source, contract.node)]),
    ...(handler === null
      ? []
      : [
          placeOf(root, 'handler', handler.source, handler.node),
          ...queriesOf(root, handler.source, handler.node),
        ]),
  ];
};

const findCalls = (root: string, wanted: string): Place[] => {
  const path = wanted.replace(/^\/api(?=\/)/, '');
  return Object.entries(CONTRACTS).flatMap(([area, contracts]) =>
    Object.entries<Contract>(contracts)
      .filter(([name, contract]) => contract.path === path || `${area}.${name}` === wanted)
      .flatMap(([name]) => callPlaces(root, area, name)),
  );
};

const lineOf = (root: string, what: string, path: string, text: string): Place[] => {
  const line = readFileSync(join(root, path), 'utf8')
    .split('\n')
    .findIndex((candidate) => candidate.includes(text));
  return line === -1 ? [] : [{ what, where: `${path}:${line + 1}` }];
};

const screenPlaces = (root: string, area: string, id: string): Place[] => {
  const file = `apps/web/src/screens/${area}/${id}.screen.tsx`;
  const what = existsSync(join(root, file)) ? 'screen' : 'screen (not written)';
  const rows = globSync('packages/contracts/src/screens/*.ts', { cwd: root }).flatMap((table) =>
    lineOf(root, 'row', table, `id: '${id}'`),
  );
  return rows.concat({ what, where: file });
};

const findScreens = (root: string, wanted: string): Place[] =>
  SCREENS.filter(({ id, path }) => path === wanted || id === wanted).flatMap(({ id, area }) =>
    screenPlaces(root, area, id),
  );

const findErrors = (root: string, wanted: string): Place[] =>
  wanted in ERRORS ? lineOf(root, 'error', 'packages/kernel/src/errors.ts', wanted) : [];

/** The family behind an address that exists only as a product of kinds, timeframes and sides. */
const findFamilies = (root: string, wanted: string): Place[] => {
  const path = wanted.replace(/^\/api(?=\/)/, '');
  const found = addressesOf(FAMILIES).find((address) => address.path === path)?.family;
  const family = found ?? FAMILIES.find(({ id }) => id === wanted);
  if (family === undefined) return [];
  return globSync('packages/signals/src/families/*.ts', { cwd: root }).flatMap((file) =>
    lineOf(root, 'family', file, `id: '${family.id}'`),
  );
};

/** The files that define a call, a signal family, a screen or an error, by its address or id. */
export const findPlaces = (root: string, wanted: string): Place[] => [
  ...findCalls(root, wanted),
  ...findFamilies(root, wanted),
  ...findScreens(root, wanted),
  ...findErrors(root, wanted),
];
