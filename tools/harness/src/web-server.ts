import { readFileSync, readdirSync } from 'node:fs';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
  request,
} from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Already compressed by their own format. */
const IS_PACKED: ReadonlySet<string> = new Set(['.png', '.woff2']);

type Kept = { bytes: Buffer; type: string; isBrotli: boolean; isForever: boolean };

const keep = (folder: string, name: string): Kept => {
  const bytes = readFileSync(join(folder, name));
  const extension = extname(name);
  const isBrotli = !IS_PACKED.has(extension);
  return {
    bytes: isBrotli ? brotliCompressSync(bytes) : bytes,
    type: TYPES[extension] ?? 'application/octet-stream',
    isBrotli,
    isForever: name.startsWith('assets/'),
  };
};

const keptFiles = (folder: string): ReadonlyMap<string, Kept> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.map((name) => [`/${name}`, keep(folder, name)]));
};

const send = (response: ServerResponse, { bytes, type, isBrotli, isForever }: Kept): void => {
  response
    .writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isBrotli && { 'content-encoding': 'br' }),
    })
    .end(bytes);
};

const pass = (incoming: IncomingMessage, outgoing: ServerResponse, api: string): void => {
  const { method, headers, url = '/' } = incoming;
  const asked = request(new URL(url, api), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
};

const answerFrom = (files: ReadonlyMap<string, Kept>, api: string): RequestListener => {
  const page = (path: string): Kept | undefined => files.get(`${path}.html`) ?? files.get('/index.html');
  return (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://here');
    if (pathname.startsWith('/api/')) return pass(incoming, outgoing, api);
    // Nothing is live here: the page must not be taken for an answer.
    const isPage = extname(pathname) === '' && !pathname.startsWith('/live/');
    const file = files.get(pathname) ?? (isPage ? page(pathname) : undefined);
    if (file === undefined) return void outgoing.writeHead(404).end();
    send(outgoing, file);
  };
};

export type Served = { url: string; stop: () => void };

/** A built folder as a content network would serve it: packed beforehand, hashed names for ever, paths to their pages. */
export const serveFolder = (folder: string, api: string): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server = createServer(answerFrom(keptFiles(folder), api));
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const stop = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
