import { expect, it } from 'vitest';
import { declaredText } from './declared-note.tsx';

it('says how far a floorsheet is from what the exchange reports', () => {
  expect(declaredText(59_756, 59_805)).toBe(
    'NEPSE reports 59,805 trades; 49 of them are not in the floorsheet.',
  );
  expect(declaredText(12, 10)).toBe('NEPSE reports 10 trades; the floorsheet has 2 more.');
});

it('says nothing where both agree or one is not known', () => {
  expect(declaredText(10, 10)).toBeNull();
  expect(declaredText(null, 10)).toBeNull();
  expect(declaredText(10, null)).toBeNull();
});
