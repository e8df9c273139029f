import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from './engine.ts';
import type { EngineThread } from './engine-thread.ts';
import { refuse, toFault } from './fault.ts';
import { deliver } from './inbox.ts';
import { stringLiteral } from './literal.ts';
import { prepare } from './preparation.ts';
import type { Answer, Command } from './protocol.ts';
import { type QueryRequest, readQueryRequest } from './query-request.ts';
import { Reply, sendFault } from './reply.ts';
import { insertFromFile, readStatement, type Statement } from './statement.ts';

/**
 * The engine formats each chunk of a stream as a document of its own, so only formats whose pieces join into a whole
 * can be streamed. All others (JSON, CSVWithNames, Parquet …) are made in one piece.
 */
const STREAMED_FORMATS = new Set([
  'JSONEachRow',
  'JSONCompactEachRow',
  'JSONStringsEachRow',
  'JSONCompactStringsEachRow',
  'CSV',
  'TSV',
  'TabSeparated',
  'TSVRaw',
  'TabSeparatedRaw',
  'RowBinary',
  'Native',
]);

type Run = { engine: Engine; thread: EngineThread; query: QueryRequest; statement: Statement; tag: string };

const startCommand = ({ thread, query, statement, tag }: Run): Command => {
  const format = statement.format ?? query.defaultFormat;
  return {
    kind: 'start',
    preparation: prepare({ ...query, tag }),
    sql: query.rows === null ? query.sql : insertFromFile(query.sql, statement, stringLiteral(thread.pipe)),
    format: query.defaultFormat,
    streamed: !statement.isInsert && STREAMED_FORMATS.has(format),
  };
};

const start = async (run: Run): Promise<Answer> => {
  const { engine, thread, query, tag } = run;
  const started = thread.ask(startCommand(run));
  if (query.rows === null) return started;
  let broken: unknown = null;
  deliver({
    pipe: thread.pipe,
    rows: query.rows,
    insert: started,
    onBroken: () => engine.stop(tag, thread),
  }).catch((error: unknown) => {
    broken = error;
  });
  try {
    return await started;
  } catch (error) {
    throw broken ?? error;
  }
};

const summaryOf = (answer: Answer, isInsert: boolean): Record<string, string> => {
  const { rowsRead, bytesRead, seconds } =
    answer.kind === 'end' ? answer : { rowsRead: 0, bytesRead: 0, seconds: 0 };
  return {
    read_rows: String(rowsRead),
    read_bytes: String(bytesRead),
    written_rows: String(isInsert ? rowsRead : 0),
    written_bytes: String(isInsert ? bytesRead : 0),
    total_rows_to_read: '0',
    result_rows: '0',
    result_bytes: '0',
    elapsed_ns: String(Math.round(seconds * 1e9)),
  };
};

const send = async (run: Run, reply: Reply, left: AbortSignal): Promise<void> => {
  try {
    let answer = await start(run);
    while (answer.kind === 'chunk') {
      await reply.write(answer.bytes);
      if (left.aborted) return;
      answer = await run.thread.ask({ kind: 'next' });
    }
    await reply.end(summaryOf(answer, run.statement.isInsert));
  } catch (error) {
    if (!left.aborted) await reply.fail(toFault(error));
  }
};

const readSingleStatement = (sql: string): Statement => {
  const statement = readStatement(sql);
  if (statement.secondAt === null) return statement;
  throw refuse(
    'SYNTAX_ERROR',
    `Syntax error (Multi-statements are not allowed): failed at position ${statement.secondAt + 1}`,
  );
};

const run = async (
  engine: Engine,
  query: QueryRequest,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> => {
  const statement = readSingleStatement(query.sql);
  const thread = await engine.take(left);
  const tag = randomUUID();
  const stop = (): void => void engine.stop(tag, thread);
  left.addEventListener('abort', stop);
  const reply = new Reply(response, {
    queryId: query.id,
    format: statement.format ?? query.defaultFormat,
    waitForEnd: query.waitForEnd,
    compress: query.compressReply,
  });
  try {
    await send({ engine, thread, query, statement, tag }, reply, left);
  } finally {
    left.removeEventListener('abort', stop);
    await engine.giveBack(thread);
  }
};

/** Answers one query, on a session that lives as long as the request. A client that leaves stops its query. */
export const answerQuery = async (
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  let id = '';
  try {
    const query = await readQueryRequest(request);
    id = query.id;
    await run(engine, query, response, left.signal);
  } catch (error) {
    if (!left.signal.aborted && !response.headersSent) sendFault(response, toFault(error), id);
    request.resume();
  }
};
