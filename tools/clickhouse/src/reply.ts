import type { ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import { createGzip, type Gzip } from 'node:zlib';
import { drained } from './back-pressure.ts';
import { type Fault, httpStatus } from './fault.ts';

type ReplyOptions = { queryId: string; format: string; waitForEnd: boolean; compress: boolean };

const CONTENT_TYPES: readonly [RegExp, string][] = [
  [/^JSON(Strings|Compact|CompactStrings)?EachRow/, 'application/x-ndjson; charset=UTF-8'],
  [/^JSON/, 'application/json; charset=UTF-8'],
  [/^CSV/, 'text/csv; charset=UTF-8; header=absent'],
  [/^(TSV|TabSeparated)/, 'text/tab-separated-values; charset=UTF-8'],
  [/^(Native|RowBinary|Parquet|Arrow|ORC)/, 'application/octet-stream'],
];

const contentType = (format: string): string =>
  CONTENT_TYPES.find(([pattern]) => pattern.test(format))?.[1] ?? 'text/plain; charset=UTF-8';

export const sendFault = (response: ServerResponse, fault: Fault, queryId: string): void => {
  response.writeHead(httpStatus(fault), {
    'Content-Type': 'text/plain; charset=UTF-8',
    'X-ClickHouse-Query-Id': queryId,
    'X-ClickHouse-Exception-Code': String(fault.code),
  });
  response.end(`${fault.message}\n`);
};

/** One answer of the HTTP interface. Its head waits for the first bytes, so that an early failure has its own status. */
export class Reply {
  readonly #response: ServerResponse;
  readonly #options: ReplyOptions;
  readonly #tag = randomBytes(8).toString('hex');
  readonly #held: Uint8Array[] = [];
  #gzip: Gzip | null = null;

  constructor(response: ServerResponse, options: ReplyOptions) {
    this.#response = response;
    this.#options = options;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.#options.waitForEnd) this.#held.push(bytes);
    else await this.#send(bytes);
  }

  async end(summary: Record<string, string>): Promise<void> {
    if (!this.#response.headersSent) {
      this.#response.setHeader('X-ClickHouse-Summary', JSON.stringify(summary));
    }
    for (const bytes of this.#held) await this.#send(bytes);
    this.#sendHead();
    (this.#gzip ?? this.#response).end();
  }

  /** Before the first byte: a status and a code. After it: ClickHouse's marked exception, then the connection breaks off. */
  async fail(fault: Fault): Promise<void> {
    if (!this.#response.headersSent) {
      sendFault(this.#response, fault, this.#options.queryId);
      return;
    }
    const text = `${fault.message}\n`;
    const length = Buffer.byteLength(text);
    const marked = `\r\n__exception__\r\n${this.#tag}\n${text}${length} ${this.#tag}\r\n__exception__\r\n`;
    await this.#send(Buffer.from(marked));
    const gzip = this.#gzip;
    if (gzip !== null) await new Promise<void>((resolve) => gzip.flush(resolve));
    this.#response.socket?.destroySoon();
  }

  #sendHead(): void {
    if (this.#response.headersSent) return;
    const { queryId, format, compress } = this.#options;
    this.#response.writeHead(200, {
      'Content-Type': contentType(format),
      'X-ClickHouse-Query-Id': queryId,
      'X-ClickHouse-Format': format,
      'X-ClickHouse-Exception-Tag': this.#tag,
      ...(compress ? { 'Content-Encoding': 'gzip' } : {}),
    });
    if (!compress) return;
    this.#gzip = createGzip({ level: 1 });
    this.#gzip.pipe(this.#response);
  }

  async #send(bytes: Uint8Array): Promise<void> {
    this.#sendHead();
    const sink = this.#gzip ?? this.#response;
    if (sink.write(bytes) || this.#response.destroyed) return;
    await drained(sink, this.#response);
  }
}
