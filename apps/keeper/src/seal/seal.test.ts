import { createHash, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, TAG_BYTES } from './format.ts';
import { type PrivateKey, type PublicKey, makePair, publicOf, publicText, readPublic } from './keys.ts';
import { openSealed } from './open.ts';
import { sealed } from './seal.ts';

type Half = { d: string; x: string };
type Golden = {
  keys: Half[];
  ephemeral: Half;
  cases: { length: number; sha256: string }[];
};

const golden = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Golden;

const REFUSED = /not a sealed file|the head of the file|not for|cut off or not as it was written/;
const ABOUT = { kind: 'test' };
const [one, other, stranger] = [makePair(), makePair(), makePair()];
const BOTH = [one.publicKey, other.publicKey];

async function* inPieces(bytes: Uint8Array, sizes: readonly number[] = []): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const size of sizes) {
    yield bytes.subarray(at, at + size);
    at += size;
  }
  yield bytes.subarray(at);
}

const whole = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
};

const seal = (bytes: Uint8Array, recipients: readonly PublicKey[] = BOTH, sizes: readonly number[] = []) =>
  whole(sealed(inPieces(bytes, sizes), { recipients, about: ABOUT }));

const open = async (file: Uint8Array, key = one.privateKey) =>
  whole((await openSealed(inPieces(file), key)).body);

const lengths = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES + 7),
);
const contents = lengths.map((length) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) % 253)),
);

describe('a sealed file', () => {
  it('is what each recipient sealed, however it came in pieces', async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: CHUNK_BYTES }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(contents, sizes, async (content, pieces) => {
        const file = await seal(content, BOTH, pieces);
        for (const { privateKey } of [one, other])
          expect((await open(file, privateKey)).equals(content)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('opens for nobody else', async () => {
    await expect(open(await seal(Buffer.from('secret')), stranger.privateKey)).rejects.toThrow('not for');
  });

  it('is refused with any byte changed, anywhere', async () => {
    const file = await seal(Buffer.from('a short one'), [one.publicKey]);
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(open(changed), `byte ${at}`).rejects.toThrow(REFUSED);
    }
  });

  it('is refused cut off anywhere, and with anything behind it', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.double({ min: 0, max: 1, noNaN: true }), async (content, part) => {
        const file = await seal(content, [one.publicKey]);
        await expect(open(file.subarray(0, Math.floor(part * (file.length - 1))))).rejects.toThrow(REFUSED);
        await expect(open(Buffer.concat([file, Buffer.from([0])]))).rejects.toThrow(REFUSED);
      }),
      { numRuns: 40 },
    );
  });

  it('is refused cut off between two pieces, with two of them swapped, or with one of another file', async () => {
    const sizeOf = CHUNK_BYTES + TAG_BYTES;
    const content = Buffer.alloc(3 * CHUNK_BYTES, 'x');
    const [file, another] = [await seal(content, [one.publicKey]), await seal(content, [one.publicKey])];
    const begins = file.length - 3 * sizeOf;
    const piece = (of: Buffer, at: number) => of.subarray(begins + at * sizeOf, begins + (at + 1) * sizeOf);
    const made = (...pieces: Buffer[]) => Buffer.concat([file.subarray(0, begins), ...pieces]);
    expect((await open(made(piece(file, 0), piece(file, 1), piece(file, 2)))).equals(content)).toBe(true);
    await expect(open(made(piece(file, 0), piece(file, 1)))).rejects.toThrow('cut off');
    await expect(open(made(piece(file, 1), piece(file, 0), piece(file, 2)))).rejects.toThrow('from byte 0');
    await expect(open(made(piece(file, 0), piece(another, 1), piece(file, 2)))).rejects.toThrow('cut off');
  });

  it('cannot be made for nobody', async () => {
    await expect(seal(Buffer.from('x'), [])).rejects.toThrow('for nobody');
  });
});

describe('the format', () => {
  const keyOf = ({ d, x }: Half): PrivateKey =>
    createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', d, x }, format: 'jwk' });
  const keys = golden.keys.map(keyOf);

  it.each(golden.cases)('is that of another implementation, byte for byte: $length bytes', async (each) => {
    const content = Buffer.from(Uint8Array.from({ length: each.length }, (_, at) => (at * 7) % 251));
    const file = await whole(
      sealed(
        inPieces(content),
        {
          recipients: golden.keys.map(({ x }) => readPublic(x)),
          about: { kind: 'golden', length: String(each.length) },
        },
        {
          fileKey: Buffer.from(Uint8Array.from({ length: 32 }, (_, at) => at)),
          own: keyOf(golden.ephemeral),
        },
      ),
    );
    expect(createHash('sha256').update(file).digest('hex')).toBe(each.sha256);
    for (const key of keys) expect((await open(file, key)).equals(content)).toBe(true);
  });

  it('names keys as they stand in settings', () => {
    expect(keys.map((key) => publicText(publicOf(key)))).toEqual(golden.keys.map(({ x }) => x));
    for (const wrong of ['', 'x', `${golden.ephemeral.x}A`, '!'.repeat(43)])
      expect(() => readPublic(wrong), wrong).toThrow('32 bytes');
  });
});
