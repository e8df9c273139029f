import { HOSTS, type HostRole, isPlainRequest, roleOfRequest } from '@chuli/contracts/screens';
import type { Environment } from '@chuli/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile, Builds } from './builds.ts';
import { type Page, createPages } from './pages.ts';
import { NOT_OF_THIS_SITE, NOT_UNDERSTOOD, PLAIN_HEADERS, UNKNOWN_HOST } from './plain-page.ts';
import { commonHeaders } from './security-headers.ts';

export type SiteOptions = { builds: Builds; environment: Environment; formOrigins: readonly string[] };

export type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

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

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => /^br(?:;q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*))?$/.test(one.replaceAll(' ', '')));

type Sent = { status: number; headers: Record<string, string>; tag: string; body: Buffer; isPacked: boolean };

const send = (request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply => {
  const tag = `"${sent.tag}${sent.isPacked ? '-br' : ''}"`;
  const held = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  const isHeld = sent.status === 200 && held.includes(tag);
  return reply
    .code(isHeld ? 304 : sent.status)
    .headers({
      ...sent.headers,
      etag: tag,
      vary: 'accept-encoding',
      ...(sent.isPacked && { 'content-encoding': 'br' }),
    })
    .send(isHeld ? undefined : sent.body);
};

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * A browser asks each time whether a page is still the same one; a cache of ours may answer that for ten seconds, and
 * for an hour while nothing of ours does (RFC 9213).
 */
const PAGE_AT_EDGE = 'max-age=10, stale-while-revalidate=60, stale-if-error=3600';

const sendPlain = (reply: FastifyReply, status: number, body: Buffer): FastifyReply =>
  reply.code(status).headers(PLAIN_HEADERS).send(body);

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply => {
  const packed = takesBrotli(request) ? file.brotli : null;
  return send(request, reply, {
    status: 200,
    headers: { 'content-type': file.type, 'cache-control': file.isHashed ? FOR_GOOD : 'no-cache' },
    tag: file.tag,
    body: packed ?? file.body,
    isPacked: packed !== null,
  });
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
  const isPacked = takesBrotli(request);
  return send(request, reply, {
    status: page.status,
    headers: {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(page.status === 200 && { 'cdn-cache-control': PAGE_AT_EDGE }),
    },
    tag: page.tag,
    body: isPacked ? await page.brotli() : page.body,
    isPacked,
  });
};

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

  return async (request, reply) => {
    void reply.headers(common);
    if (!isPlainRequest(request.raw)) return sendPlain(reply, 400, NOT_UNDERSTOOD);
    const role = roleOfRequest(hosts, request.raw);
    if (role.kind === 'unknown') return sendPlain(reply, 421, UNKNOWN_HOST);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendPlain(reply, 405, NOT_UNDERSTOOD);
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = fileOf(builds, path, role);
    if (file !== undefined) return sendFile(request, reply, file);
    // A part that is gone must not be answered by a page: the browser would take it for the part.
    if (path.startsWith('/assets/')) return sendPlain(reply, 404, NOT_OF_THIS_SITE);
    const page = pageFor(path, role);
    return page === null ? sendPlain(reply, 404, NOT_OF_THIS_SITE) : sendPage(request, reply, page);
  };
};
