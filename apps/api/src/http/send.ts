import type { Instant } from '@chuli/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, type Taken, compressedBody } from './cache.ts';
import { type Encoding, ENCODINGS, chooseEncoding } from './negotiate.ts';

const TYPES = {
  'application/json': 'application/json; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8; header=present',
} as const;

/** A strong tag names exact bytes, so each encoding has its own. */
const tagOf = (answer: Answer, encoding: Encoding | null): string =>
  encoding === null ? `"${answer.hash}"` : `"${answer.hash}-${encoding}"`;

/** Whether the reader holds this answer already, in whatever encoding it was given. */
const isHeld = (answer: Answer, ifNoneMatch: string | undefined): boolean => {
  if (ifNoneMatch === undefined) return false;
  const held = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return held.has('*') || [null, ...ENCODINGS].some((encoding) => held.has(tagOf(answer, encoding)));
};

/**
 * For caches of ours alone (RFC 9213): while they fetch the next, and while we fail, they may give the last for so many
 * seconds. A browser that did so would show a reader an old figure as today's.
 */
const EDGE_STALE = 'stale-while-revalidate=5, stale-if-error=60';

/** One that is sent while its successor is built may be kept by the reader for a time without a network. */
const cacheControls = (
  { answer, keptSince }: Taken,
  isPublic: boolean,
  now: Instant,
): Record<string, string> => {
  if (answer.expiresAt === 0 || keptSince !== null) return { 'cache-control': 'no-store' };
  const life = `max-age=${Math.max(0, Math.ceil((answer.expiresAt - now) / 1000))}`;
  return isPublic
    ? { 'cache-control': `public, ${life}`, 'cdn-cache-control': `${life}, ${EDGE_STALE}` }
    : { 'cache-control': `private, ${life}` };
};

/** Tells the page that an answer is an old one, and since when it was kept, in milliseconds: an engine is away. */
const KEPT_HEADER = 'x-chuli-kept';

export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  taken: Taken,
  { isPublic, now }: { isPublic: boolean; now: Instant },
): Promise<FastifyReply> => {
  const { answer, keptSince } = taken;
  const isKept = answer.expiresAt > 0;
  const encoding = isKept ? chooseEncoding(request.headers['accept-encoding']) : null;
  const compressed = encoding === null ? null : await compressedBody(answer, encoding);
  const sentAs = compressed === null ? null : encoding;

  void reply
    .header('vary', 'accept, accept-encoding, authorization')
    .headers(cacheControls(taken, isPublic, now))
    .header('etag', tagOf(answer, sentAs));
  if (keptSince !== null) void reply.header(KEPT_HEADER, String(keptSince));
  if (['GET', 'HEAD'].includes(request.method) && isHeld(answer, request.headers['if-none-match']))
    return reply.code(304).send();
  if (sentAs !== null) void reply.header('content-encoding', sentAs);
  return reply.type(TYPES[answer.format]).send(compressed ?? answer.body);
};
