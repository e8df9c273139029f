import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { refuse } from './fault.ts';
import { takesRows } from './statement.ts';

export type QueryRequest = {
  id: string;
  sql: string;
  /** Rows of an insert that are still to be read; null when the body was the query. */
  rows: Readable | null;
  database: string | null;
  defaultFormat: string;
  settings: [string, string][];
  parameters: [string, string][];
  readOnly: boolean;
  waitForEnd: boolean;
  compressReply: boolean;
};

/** Addressed to the HTTP interface itself, not to the engine. */
const INTERFACE_OPTIONS = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'user',
  'password',
  'quota_key',
  'wait_end_of_query',
  'http_wait_end_of_query',
  'buffer_size',
  'enable_http_compression',
  'client_protocol_version',
]);

const REFUSED_OPTIONS: Readonly<Record<string, string>> = {
  session_id: 'Sessions over several requests',
  role: 'Roles',
  compress: 'The native compressed stream (compress=1); use enable_http_compression',
  decompress: 'The native compressed stream (decompress=1); use Content-Encoding',
};

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

const decodedBody = (request: IncomingMessage): Readable => {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return request;
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) throw refuse('NOT_IMPLEMENTED', `Content-Encoding ${encoding} is not supported`);
  request.on('error', (error) => decoder.emit('error', error));
  return request.pipe(decoder) as unknown as Readable;
};

/** Parameters sent as a form, which the client chooses when they are too long for an address. */
const readForm = async (request: IncomingMessage, body: Readable): Promise<[string, string][]> => {
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return [];
  const form = await new Response(new Uint8Array(await buffer(body)), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw refuse('NOT_IMPLEMENTED', 'External tables are not supported');
    fields.push([name, value]);
  }
  return fields;
};

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

const sortOptions = (entries: [string, string][]): Pick<QueryRequest, 'settings' | 'parameters'> => {
  const settings: [string, string][] = [];
  const parameters: [string, string][] = [];
  for (const [name, value] of entries) {
    const refused = REFUSED_OPTIONS[name];
    if (refused !== undefined && value !== '' && value !== '0') {
      throw refuse('NOT_IMPLEMENTED', `${refused}: not supported by the development server`);
    }
    if (refused !== undefined || INTERFACE_OPTIONS.has(name)) continue;
    if (name.startsWith('param_')) parameters.push([name.slice('param_'.length), value]);
    else settings.push([name, value]);
  }
  return { settings, parameters };
};

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The query stands in the address, in the body, or begins in one and goes on in the other. */
const readText = async (
  request: IncomingMessage,
  inAddress: string,
  body: Readable,
): Promise<Pick<QueryRequest, 'sql' | 'rows'>> => {
  if (request.method !== 'GET' && takesRows(inAddress)) return { sql: inAddress, rows: body };
  const inBody = body.readableEnded ? '' : (await buffer(body)).toString('utf8');
  return { sql: [inAddress, inBody].filter((part) => part !== '').join('\n'), rows: null };
};

/** Reads one request of ClickHouse's HTTP interface. */
export const readQueryRequest = async (request: IncomingMessage): Promise<QueryRequest> => {
  const body = decodedBody(request);
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const entries = [...searchParams, ...(await readForm(request, body))];
  const options = new Map(entries);
  const database = options.get('database') ?? headerOf(request, 'x-clickhouse-database');
  const format = options.get('default_format') ?? headerOf(request, 'x-clickhouse-format');
  const acceptsGzip = headerOf(request, 'accept-encoding')?.includes('gzip') ?? false;
  return {
    id: options.get('query_id') ?? randomUUID(),
    ...(await readText(request, options.get('query') ?? '', body)),
    database: database ?? null,
    defaultFormat: format ?? 'TabSeparated',
    ...sortOptions(entries),
    readOnly: request.method === 'GET',
    waitForEnd: isOn(options.get('wait_end_of_query')) || isOn(options.get('http_wait_end_of_query')),
    compressReply: isOn(options.get('enable_http_compression')) && acceptsGzip,
  };
};
