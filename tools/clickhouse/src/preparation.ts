import { refuse } from './fault.ts';
import { quotedIdentifier, stringLiteral } from './literal.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

export type Preparation = {
  /** Marks the query among the running ones, so that it can be stopped. */
  tag: string;
  database: string | null;
  settings: Pairs;
  parameters: Pairs;
  readOnly: boolean;
};

/**
 * Every query has a limit of time and memory, and 64-bit integers and decimals reach JavaScript as strings:
 * a bare JSON number loses digits beyond 2^53 without a word. A request may ask otherwise.
 */
const DEFAULTS: Pairs = [
  ['max_execution_time', '60'],
  ['max_memory_usage', String(4 * 1024 ** 3)],
  ['output_format_json_quote_64bit_integers', '1'],
  ['output_format_json_quote_decimals', '1'],
];

const PARSED_QUERY_LIMIT = 256 * 1024;
const NAME = /^[A-Za-z_]\w*$/;

const assignments = (pairs: Pairs, prefix = ''): string[] =>
  pairs.map(([name, value]) => {
    if (!NAME.test(name)) throw refuse('BAD_ARGUMENTS', `'${name}' is not a name of a setting or parameter`);
    return `${prefix}${name} = ${stringLiteral(value)}`;
  });

/**
 * What a fresh session runs before the query itself. Nothing leaks: the session ends with the request.
 *
 * Parameters become the session's own (`SET param_x`), in the escaped form they have in the address. It is the
 * server's way: the engine unescapes and types the value, and no value ever enters the text of the query.
 */
export const prepare = ({ tag, database, settings, parameters, readOnly }: Preparation): string => {
  const bound = assignments(parameters, 'param_').join(', ');
  const set = `SET ${assignments([...DEFAULTS, ...settings, ['log_comment', tag]]).join(', ')}`;
  const isLong = bound.length > PARSED_QUERY_LIMIT / 8;
  const statements = isLong
    ? [
        `SET max_query_size = ${bound.length * 8}`,
        `SET ${bound}`,
        `SET max_query_size = ${PARSED_QUERY_LIMIT}`,
        set,
      ]
    : [bound === '' ? set : `${set}, ${bound}`];
  if (database !== null) statements.unshift(`USE ${quotedIdentifier(database)}`);
  if (readOnly) statements.push('SET readonly = 2');
  return statements.join('; ');
};
