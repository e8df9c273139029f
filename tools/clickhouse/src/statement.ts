type Token = { kind: 'word' | 'quoted' | 'symbol'; text: string; start: number; end: number };

export type Statement = {
  isInsert: boolean;
  /** INSERT … SELECT, which brings its own rows. */
  hasSelect: boolean;
  /** What the FORMAT clause names, `Values` for VALUES, null where there is neither. */
  format: string | null;
  /** Where FROM INFILE would stand in an INSERT: before its SETTINGS, FORMAT or VALUES. */
  sourceAt: number | null;
  /** Where the rows written after an INSERT begin. */
  dataAt: number | null;
  /** Where a second statement begins; the HTTP interface takes one at a time. */
  secondAt: number | null;
};

const TOKEN =
  /(?<blank>\s+|--[^\n]*|#[ !][^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"|`(?:[^`\\]|\\[\s\S]|``)*`|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$)|(?<word>[A-Za-z_]\w*)|[\s\S]/y;

function* tokens(sql: string): Generator<Token> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(sql); match !== null; match = pattern.exec(sql)) {
    if (match.groups?.['blank'] !== undefined) continue;
    const kind =
      match.groups?.['word'] !== undefined
        ? 'word'
        : match.groups?.['quoted'] !== undefined
          ? 'quoted'
          : 'symbol';
    yield { kind, text: match[0], start: match.index, end: pattern.lastIndex };
  }
}

/** Tokens outside every bracket, which is where clauses begin. */
function* outermost(sql: string): Generator<Token> {
  let depth = 0;
  for (const token of tokens(sql)) {
    if (token.kind === 'symbol' && '([{'.includes(token.text)) depth += 1;
    else if (token.kind === 'symbol' && ')]}'.includes(token.text)) depth -= 1;
    else if (depth === 0) yield token;
  }
}

const isWord = (token: Token | undefined, ...words: string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text.toUpperCase());

/** A word that follows one of these is a name, whatever it is called. */
const namesATable = (previous: Token | undefined): boolean =>
  previous === undefined || previous.text === '.' || isWord(previous, 'INTO', 'TABLE', 'FUNCTION', 'AS');

/** The last FORMAT clause of a query: nothing but SETTINGS or INTO OUTFILE may follow it. */
const formatOf = (list: readonly Token[]): string | null => {
  const at = list.findLastIndex(
    (token, index) =>
      isWord(token, 'FORMAT') &&
      list[index + 1]?.kind === 'word' &&
      (list[index + 2] === undefined || isWord(list[index + 2], 'SETTINGS', 'INTO')),
  );
  return list[at + 1]?.kind === 'word' && at >= 0 ? (list[at + 1]?.text ?? null) : null;
};

type InsertClauses = Pick<Statement, 'hasSelect' | 'format' | 'sourceAt' | 'dataAt'>;

/** Takes note of one more token of an INSERT; its rows begin where `dataAt` says. */
const noteInsertClause = (insert: InsertClauses, [older, previous, token]: (Token | undefined)[]): void => {
  if (token === undefined) return;
  if (isWord(previous, 'FORMAT') && token.kind === 'word' && !namesATable(older)) {
    insert.format = token.text;
    insert.dataAt = token.end;
  }
  if (namesATable(previous)) return;
  if (isWord(token, 'SELECT', 'WITH')) insert.hasSelect = true;
  if (isWord(token, 'SETTINGS', 'FORMAT', 'VALUES')) insert.sourceAt ??= token.start;
  if (isWord(token, 'VALUES')) {
    insert.format = 'Values';
    insert.dataAt = token.end;
  }
};

/** Reads just enough of one statement to route it: the engine alone judges whether it is right. */
export const readStatement = (sql: string): Statement => {
  const insert: InsertClauses = { hasSelect: false, format: null, sourceAt: null, dataAt: null };
  const list: Token[] = [];
  let hasEnded = false;
  for (const token of outermost(sql)) {
    const isInsert = isWord(list[0], 'INSERT');
    if (token.text === ';') hasEnded = true;
    else if (hasEnded) return { ...insert, isInsert, secondAt: token.start };
    else list.push(token);
    if (isInsert) noteInsertClause(insert, [list.at(-3), list.at(-2), list.at(-1)]);
    if (insert.dataAt !== null) break;
  }
  const isInsert = isWord(list[0], 'INSERT');
  return { ...insert, isInsert, format: isInsert ? insert.format : formatOf(list), secondAt: null };
};

/** True for an INSERT whose rows are still to come. */
export const takesRows = (sql: string): boolean => {
  const { isInsert, hasSelect, dataAt } = readStatement(sql);
  return isInsert && !hasSelect && dataAt !== null && /^[\s;]*$/.test(sql.slice(dataAt));
};

/** The INSERT with its rows taken from a file instead of what follows it. */
export const insertFromFile = (sql: string, statement: Statement, quotedPath: string): string => {
  const at = statement.sourceAt ?? sql.length;
  const head = `${sql.slice(0, at)} FROM INFILE ${quotedPath} `;
  if (statement.format !== 'Values') return head + sql.slice(at, statement.dataAt ?? sql.length);
  const settings = sql.slice(at, statement.dataAt ?? sql.length).replace(/VALUES$/i, '');
  return `${head}${settings} FORMAT Values`;
};
