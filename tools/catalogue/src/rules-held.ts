import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TEST_FILES = [
  '{packages,apps,tools,scripts}/*/{src,testing}/**/*.test.{ts,tsx}',
  '{scripts,bench}/**/*.test.ts',
  'e2e/**/*.spec.ts',
];
const TEST_WORDS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);
const RULE_ID = /\bR\d\d\b/g;

/** The words of a callee: `it.each([…])` is `it`, `each`; `test.describe` is `test`, `describe`. */
const wordsOf = (callee: ts.Expression): string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
};

const titleOf = (title: ts.Expression | undefined): string => {
  if (title === undefined) return '';
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  return title.head.text + title.templateSpans.map((span) => span.literal.text).join('');
};

/** Rules named in the titles of the tests of one file; a test that is skipped holds nothing. */
export const rulesInTitles = (source: string, name = 'any.test.ts'): string[] => {
  // By its name: `<Type>(…) => …` is no element of a page in a file that has none.
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = wordsOf(node.expression);
      if (TEST_WORDS.has(words[0] ?? '')) {
        if (words.some((word) => NOT_RUN.has(word))) return;
        found.push(...(titleOf(node.arguments[0]).match(RULE_ID) ?? []));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

export const rulesHeldByTests = (root: string): string[] => {
  const files = globSync(TEST_FILES, { cwd: root, exclude: (name) => name === 'node_modules' });
  const rules = files.flatMap((file) => rulesInTitles(readFileSync(join(root, file), 'utf8'), file));
  return [...new Set(rules)].toSorted();
};
