import { expect, it } from 'vitest';
import { isDrawn } from './is-drawn.ts';

it('measures one page in twenty', () => {
  const drawn = Array.from({ length: 256 }, (_, lot) => lot).filter((lot) => isDrawn(lot));
  expect(drawn.length / 256).toBeCloseTo(0.05, 2);
});
