import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOSTS, type HostRole, isPlainRequest, roleOfRequest } from '@chuli/contracts/screens';
import type { Environment } from '@chuli/kernel';
import type { BuiltFile, Builds } from './builds.ts';
import { type Page, createPages } from './pages.ts';
import { NOT_OF_THIS_SITE, NOT_UNDERSTOOD, PLAIN_HEADERS, UNKNOWN_HOST } from './plain-page.ts';
import { commonHeaders } from './security-headers.ts';

export type SiteOptions = { builds: Builds; environment: Environment; formOrigins: readonly string[] };

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A partner has its own mark and its own entry on a phone's screen; they come with the build. */
const PARTNER_FILES: Readonly<Record<string, string>> = {
  '/mark.svg': 'svg',
  '/manifest.webmanifest': 'webmanifest',
};

const fileOf = ({ files }: Builds, path: string, role: HostRole): BuiltFile | undefined => {
  const ending = Object.hasOwn(PARTNER_FILES, path) ? PARTNER_FILES[path] : undefined;
  if (role.kind === 'partner' && ending !== undefined) return files.get(`/partners/${role.brand}.${ending}`);
  return path.startsWith('/partners/') ? undefined : files.get(path);
};

/** The name of a partner, as its entry on a phone's screen has it. */
const nameIn = ({ files }: Builds, brand: string): string => {
  const entry = files.get(`/partners/${brand}.webmanifest`);
  if (entry === undefined) throw new Error(`The build has no brand ${brand}.`);
  return String((JSON.parse(entry.body.toString('utf8')) as { name: unknown }).name);
};

const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => /^br(?:;q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*))?$/.test(one.replaceAll(' ', '')));

type Sent = { status: number; headers: Record<string, string>; tag: string; body: Buffer; isPacked: boolean };

const send = (request: IncomingMessage, response: ServerResponse, sent: Sent): void => {
  const tag = `"${sent.tag}${sent.isPacked ? '-br' : ''}"`;
  const held = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  const isHeld = sent.status === 200 && held.includes(tag);
  response.writeHead(isHeld ? 304 : sent.status, {
    ...sent.headers,
    etag: tag,
    vary: 'accept-encoding',
    ...(sent.isPacked && { 'content-encoding': 'br' }),
    ...(!isHeld && { 'content-length': String(sent.body.length) }),
  });
  response.end(isHeld || request.method === 'HEAD' ? undefined : sent.body);
};

const FOR_GOOD = 'public, max-age=31536000, immutable';

export const createSite = ({ builds, environment, formOrigins }: SiteOptions): Handle => {
  const hosts = HOSTS[environment];
  const common = commonHeaders(environment);
  const pageFor = createPages({
    builds,
    hosts,
    environment,
    formOrigins,
    partnerName: (brand) => nameIn(builds, brand),
  });

  const sendPlain = (response: ServerResponse, status: number, body: Buffer): void => {
    response
      .writeHead(status, { ...common, ...PLAIN_HEADERS, 'content-length': String(body.length) })
      .end(body);
  };

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: BuiltFile): void => {
    const packed = takesBrotli(request) ? file.brotli : null;
    send(request, response, {
      status: 200,
      headers: {
        ...common,
        'content-type': file.type,
        'cache-control': file.isHashed ? FOR_GOOD : 'no-cache',
      },
      tag: file.tag,
      body: packed ?? file.body,
      isPacked: packed !== null,
    });
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> => {
    const isPacked = takesBrotli(request);
    send(request, response, {
      status: page.status,
      headers: {
        ...common,
        ...page.headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
      tag: page.tag,
      body: isPacked ? await page.brotli() : page.body,
      isPacked,
    });
  };

  return async (request, response) => {
    if (!isPlainRequest(request)) return sendPlain(response, 400, NOT_UNDERSTOOD);
    const role = roleOfRequest(HOSTS[environment], request);
    if (role.kind === 'unknown') return sendPlain(response, 421, UNKNOWN_HOST);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendPlain(response, 405, NOT_UNDERSTOOD);
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = fileOf(builds, path, role);
    if (file !== undefined) return sendFile(request, response, file);
    // A part that is gone must not be answered by a page: the browser would take it for the part.
    if (path.startsWith('/assets/')) return sendPlain(response, 404, NOT_OF_THIS_SITE);
    const page = pageFor(path, role);
    return page === null ? sendPlain(response, 404, NOT_OF_THIS_SITE) : sendPage(request, response, page);
  };
};
