import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Encoding, Format } from './negotiate.ts';

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

/**
 * Answers of all routes, the least recently used leaving first: within a route by the number of entries its contract
 * declares, over all routes by bytes. Questions that arrive while the same answer is being built wait for it.
 */
export class ByteCache {
  readonly #clock: Clock;
  readonly #maxBytes: number;
  readonly #all = new Map<string, { route: string; answer: Answer }>();
  readonly #routes = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<Answer>>();
  #bytes = 0;

  constructor({ clock, maxBytes }: ByteCacheOptions) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#all.size, bytes: this.#bytes };
  }

  async take(
    route: string,
    question: string,
    policy: Kept,
    build: (expiresAt: number) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${route} ${question}`;
    const fresh = this.#fresh(key);
    if (fresh !== null) return fresh;
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;

    const building = build(this.#clock() + policy.seconds * 1000);
    this.#pending.set(key, building);
    try {
      const answer = await building;
      this.#keep(route, key, answer, policy.entries);
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }

  #fresh(key: string): Answer | null {
    const kept = this.#all.get(key);
    if (kept === undefined) return null;
    if (kept.answer.expiresAt <= this.#clock()) {
      this.#drop(key);
      return null;
    }
    this.#all.delete(key);
    this.#all.set(key, kept);
    const ofRoute = this.#routes.get(kept.route);
    ofRoute?.delete(key);
    ofRoute?.add(key);
    return kept.answer;
  }

  #keep(route: string, key: string, answer: Answer, maxEntries: number): void {
    const ofRoute = this.#routes.get(route) ?? new Set();
    this.#routes.set(route, ofRoute);
    ofRoute.add(key);
    this.#all.set(key, { route, answer });
    this.#bytes += answer.body.length;
    while (ofRoute.size > maxEntries) this.#drop(oldest(ofRoute));
    while (this.#bytes > this.#maxBytes) this.#drop(oldest(this.#all));
  }

  #drop(key: string): void {
    const kept = this.#all.get(key);
    if (kept === undefined) return;
    this.#all.delete(key);
    this.#routes.get(kept.route)?.delete(key);
    this.#bytes -= kept.answer.body.length;
  }
}

const oldest = (keys: Set<string> | Map<string, unknown>): string => keys.keys().next().value ?? '';
