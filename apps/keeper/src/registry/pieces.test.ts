import { expect, it } from 'vitest';
import { type Piece, pieceName, reachFrom, readPieceName } from './pieces.ts';

const piece = (from: bigint, to: bigint): Piece => {
  const named = { timeline: '00000001', from, to, at: new Date(Number(to)) };
  return { ...named, name: pieceName(named) };
};

it('says in its name all that is needed to find it', () => {
  const one = piece(0x3_00_00_00n, 0x3_00_01_48n);
  expect(one.name).toBe('log/00000001/19700101/0000000003000000-0000000003000148-19700101T135851976Z.sealed');
  expect(readPieceName(one.name)).toEqual(one);
  expect(readPieceName(`${one.name}.x.unfinished`)).toBeNull();
});

it('reaches as far as nothing is missing, and tells what is', () => {
  const [a, b, c] = [piece(0n, 10n), piece(10n, 20n), piece(20n, 30n)];
  expect(reachFrom([a, b, c], 5n)).toEqual({ pieces: [a, b, c], gap: null });
  expect(reachFrom([a, b, c], 10n)).toEqual({ pieces: [b, c], gap: null });
  expect(reachFrom([a, c], 0n)).toEqual({ pieces: [a], gap: { from: 10n, to: 20n } });
  expect(reachFrom([b, c], 5n)).toEqual({ pieces: [], gap: { from: 5n, to: 10n } });
  expect(reachFrom([a], 20n)).toEqual({ pieces: [], gap: null });
  // Written twice after a crash, the second time further.
  const again = piece(0n, 15n);
  expect(reachFrom([a, again, piece(15n, 30n)], 0n).gap).toBeNull();
});
