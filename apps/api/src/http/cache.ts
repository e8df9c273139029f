import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '@chuli/contracts';
import { AppError, type Clock, type ErrorCode } from '@chuli/kernel';
import type { Encoding, Format } from './negotiate.ts';
import { SharedBuilds } from './shared-builds.ts';

/** One answer as it goes over the wire, to as many readers as ask before it expires. */
export type Answer = {
  readonly body: Buffer;
  readonly format: Format;
  readonly hash: string;
  readonly expiresAt: number;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
};

/** Below this, compression costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;

const compressors = {
  gzip: promisify(gzip),
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** The hash names the brand too: a copy that was kept under one host is never taken for that of another. */
export const answerOf = (
  text: string,
  format: Format,
  expiresAt: number,
  brand: string | null = null,
): Answer => {
  const body = Buffer.from(text, 'utf8');
  const hash = createHash('sha256')
    .update(brand ?? '')
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  return { body, format, hash, expiresAt, compressed: new Map() };
};

/** Bytes in the wanted encoding, compressed once for all readers; null where that is not worth it. */
export const compressedBody = (answer: Answer, encoding: Encoding): Promise<Buffer> | null => {
  if (answer.body.length < SMALLEST_COMPRESSED) return null;
  const known = answer.compressed.get(encoding);
  if (known !== undefined) return known;
  const made = compressors[encoding](answer.body);
  answer.compressed.set(encoding, made);
  return made;
};

export type ByteCacheOptions = { clock: Clock; maxBytes: number };

type Kept = Exclude<Cache, 'no-store'>;

type Entry = {
  readonly route: string;
  readonly answer: Answer;
  readonly madeAt: number;
  readonly bytes: number;
  /** How long past its end it may still be sent while a new one is built. */
  readonly graceMs: number;
};

/** An answer to send; `keptSince` where it is an old one, in the place of one that could not be built. */
export type Taken = { readonly answer: Answer; readonly keptSince: number | null };

export type Question = { readonly route: string; readonly key: string; readonly policy: Kept };

export type Build = (expiresAt: number, signal: AbortSignal) => Promise<Answer>;

/** An answer larger than this part of the cache would drive out too many others. */
const LARGEST_PART = 0.01;

/** The plain bytes, those of both encodings at their largest, and what the engine spends on an entry. */
const sizeOf = (key: string, { body }: Answer): number =>
  body.length * (body.length < SMALLEST_COMPRESSED ? 1 : 1.5) + key.length * 2 + 512;

/** Failures of an engine or of too many readers: what was known before is better than nothing. */
const MAY_BE_OLD: ReadonlySet<ErrorCode> = new Set([
  'engine.unavailable',
  'engine.busy',
  'query.timed-out',
  'load.busy',
]);
const OLDEST_MS = 24 * 3_600_000;

/**
 * Answers of all routes, the least recently used leaving first: within a route by the number of entries its contract
 * declares, over all routes by bytes. An answer past its end is sent for one more lifetime while its successor is
 * built, and for a day where none can be built because an engine is away; then it says since when it was kept.
 */
export class ByteCache {
  readonly #clock: Clock;
  readonly #maxBytes: number;
  readonly #all = new Map<string, Entry>();
  readonly #routes = new Map<string, Set<string>>();
  readonly #builds = new SharedBuilds<Answer>();
  #bytes = 0;
  readonly #asked = { hit: 0, joined: 0, old: 0, miss: 0 };

  constructor({ clock, maxBytes }: ByteCacheOptions) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#all.size, bytes: this.#bytes };
  }

  /** How many questions were answered from what is kept, joined to a build under way, got an old answer, or a new one. */
  get asked(): Readonly<Record<'hit' | 'joined' | 'old' | 'miss', number>> {
    return this.#asked;
  }

  async take({ route, key: asked, policy }: Question, build: Build, reader?: AbortSignal): Promise<Taken> {
    const key = `${route} ${asked}`;
    const held = this.#touch(key);
    const join = (wanted?: AbortSignal): Promise<Answer> =>
      this.#builds.join(key, (signal) => this.#build(route, key, policy, build, signal), { reader: wanted });
    if (held === null) {
      this.#asked[this.#builds.isUnderWay(key) ? 'joined' : 'miss'] += 1;
      return { answer: await join(reader), keptSince: null };
    }
    const now = this.#clock();
    // Made at a moment that has not come yet: the clock was set back, and nobody knows how old it is.
    const age = now < held.madeAt ? 0 : now - held.answer.expiresAt;
    if (age >= held.graceMs) return await this.#orOld(held, age, join(reader));
    this.#asked.hit += 1;
    if (age >= 0) join().catch(() => undefined);
    return { answer: held.answer, keptSince: null };
  }

  async #orOld(held: Entry, age: number, building: Promise<Answer>): Promise<Taken> {
    try {
      const answer = await building;
      this.#asked.miss += 1;
      return { answer, keptSince: null };
    } catch (error) {
      if (age > OLDEST_MS || !(error instanceof AppError) || !MAY_BE_OLD.has(error.code)) throw error;
      this.#asked.old += 1;
      return { answer: held.answer, keptSince: held.madeAt };
    }
  }

  async #build(route: string, key: string, policy: Kept, build: Build, signal: AbortSignal): Promise<Answer> {
    const madeAt = this.#clock();
    const lifeMs = policy.seconds * 1_000;
    const answer = await build(madeAt + lifeMs, signal);
    this.#keep(key, { route, answer, madeAt, bytes: sizeOf(key, answer), graceMs: lifeMs }, policy.entries);
    return answer;
  }

  #touch(key: string): Entry | null {
    const entry = this.#all.get(key);
    if (entry === undefined) return null;
    this.#all.delete(key);
    this.#all.set(key, entry);
    const ofRoute = this.#routes.get(entry.route);
    ofRoute?.delete(key);
    ofRoute?.add(key);
    return entry;
  }

  #keep(key: string, entry: Entry, maxEntries: number): void {
    this.#drop(key);
    if (entry.bytes > this.#maxBytes * LARGEST_PART) return;
    const ofRoute = this.#routes.get(entry.route) ?? new Set();
    this.#routes.set(entry.route, ofRoute);
    ofRoute.add(key);
    this.#all.set(key, entry);
    this.#bytes += entry.bytes;
    while (ofRoute.size > maxEntries) this.#drop(oldest(ofRoute));
    while (this.#bytes > this.#maxBytes) this.#drop(oldest(this.#all));
  }

  #drop(key: string): void {
    const entry = this.#all.get(key);
    if (entry === undefined) return;
    this.#all.delete(key);
    this.#routes.get(entry.route)?.delete(key);
    this.#bytes -= entry.bytes;
  }
}

const oldest = (keys: Set<string> | Map<string, unknown>): string => keys.keys().next().value ?? '';
