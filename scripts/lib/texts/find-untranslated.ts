import ts from 'typescript';

export type Untranslated = { line: number; text: string; why: string };

/** Properties of elements that people read or hear. */
const READ_ATTRIBUTES = new Set([
  'title',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'alt',
  'hint',
  'empty',
  'unit',
]);

const hasWord = (text: string): boolean => /\p{Script=Latin}{2}/u.test(text);

/** Two words or more, the first with a capital: something a person is meant to read. */
const looksLikeSentence = (text: string): boolean => /^[A-Z][a-z’']*[ ,].*[a-z]{2}/.test(text);

/** The words of an error that is thrown are for developers. */
const isForDevelopers = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword);

const isModuleLevel = (node: ts.Node): boolean => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) if (ts.isFunctionLike(at)) return false;
  return true;
};

const SAYING = new Set(['t', 'say', 'pieces']);

type Fault = { text: string; why: string };
type IsPhrase = (text: string) => boolean;

const faultOfAttribute = (node: ts.JsxAttribute): Fault | null => {
  const name = node.name.getText();
  const text = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
  return READ_ATTRIBUTES.has(name) && hasWord(text) ? { text, why: `${name} of an element: use t()` } : null;
};

const faultOfTemplate = (node: ts.TemplateExpression): Fault | null =>
  looksLikeSentence(`${node.head.text} x`) && /[a-z]{2} /.test(node.head.text)
    ? { text: node.getText(), why: 'words in a template: use t() with blanks' }
    : null;

const faultOfCall = (node: ts.CallExpression): Fault | null =>
  ts.isIdentifier(node.expression) && SAYING.has(node.expression.text) && isModuleLevel(node)
    ? { text: node.getText(), why: 'said once, before the reader’s language is known' }
    : null;

const faultOf = (node: ts.Node, isPhrase: IsPhrase): Fault | null => {
  if (ts.isJsxText(node))
    return hasWord(node.text) ? { text: node.text.trim(), why: 'text in an element: use t()' } : null;
  if (ts.isJsxAttribute(node)) return faultOfAttribute(node);
  if (ts.isTemplateExpression(node)) return faultOfTemplate(node);
  if (ts.isCallExpression(node)) return faultOfCall(node);
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  if (!isText || ts.isJsxAttribute(node.parent)) return null;
  return looksLikeSentence(node.text) && !isPhrase(node.text)
    ? { text: node.text, why: 'no such phrase in the catalogue' }
    : null;
};

/** Texts of one source file that would stay English for a reader of Nepali. */
export const findUntranslated = (path: string, source: string, isPhrase: IsPhrase): Untranslated[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Untranslated[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node) || ts.isImportDeclaration(node)) return;
    const fault = faultOf(node, isPhrase);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (fault !== null) found.push({ line: line + 1, ...fault });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
