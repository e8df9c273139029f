import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namedContracts } from '@chuli/contracts';
import ts from 'typescript';
import type { Place } from './place.ts';

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

const STORE = /^@chuli[/](tape|registry)(?:[/]|$)/;

/** Where a query of the tape or the registry is written. */
const queryPlaces = (root: string, store: string, name: string): Place[] =>
  globSync(`packages/${store}/src/*/*.ts`, { cwd: root }).flatMap((path) => {
    const source = parse(join(root, path));
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
    const store = STORE.exec(meaning.from)?.[1];
    if (store !== undefined) return queryPlaces(root, store, meaning.name);
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

/** A property of the constants whose names end so, in whichever of these files one has it. */
const propertyIn = (root: string, files: string, ending: string, name: string): Declared | null => {
  for (const file of globSync(files, { cwd: root })) {
    const source = parse(join(root, file));
    for (const [constant, meaning] of meaningsIn(source)) {
      const node = constant.endsWith(ending) && 'node' in meaning ? propertyNamed(meaning.node, name) : null;
      if (node !== null) return { source, node };
    }
  }
  return null;
};

const callPlaces = (root: string, area: string, name: string): Place[] => {
  const contract = propertyIn(root, `packages/contracts/src/${area}/*.ts`, 'Contracts', name);
  const handler = propertyIn(root, `apps/api/src/areas/${area}/*.ts`, 'Endpoints', name);
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

/** Contract, handler and queries of a call, by its address or its id. */
export const findCalls = (root: string, wanted: string): Place[] => {
  const path = wanted.replace(/^\/api(?=\/)/, '');
  return namedContracts()
    .filter(({ area, name, contract }) => contract.path === path || `${area}.${name}` === wanted)
    .flatMap(({ area, name }) => callPlaces(root, area, name));
};
