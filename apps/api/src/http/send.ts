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

/** One that is sent while its successor is built may be kept by the reader for a time without a network. */
const cacheControl = ({ answer, keptSince }: Taken, isPublic: boolean, now: Instant): string => {
  if (answer.expiresAt === 0 || keptSince !== null) return 'no-store';
  const seconds = Math.max(0, Math.ceil((answer.expiresAt - now) / 1000));
  return `${isPublic ? 'public' : 'private'}, max-age=${seconds}`;
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
    .header('cache-control', cacheControl(taken, isPublic, now))
    .header('etag', tagOf(answer, sentAs));
  if (keptSince !== null) void reply.header(KEPT_HEADER, String(keptSince));
  if (['GET', 'HEAD'].includes(request.method) && isHeld(answer, request.headers['if-none-match']))
    return reply.code(304).send();
  if (sentAs !== null) void reply.header('content-encoding', sentAs);
  return reply.type(TYPES[answer.format]).send(compressed ?? answer.body);
};
