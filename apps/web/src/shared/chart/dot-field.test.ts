import { describe, expect, it } from 'vitest';
import { namesWithRoom } from './dot-field.tsx';

const pixels = (share: number): number => share * 100;

describe('names beside dots', () => {
  it('are written as long as none lies over an earlier one', () => {
    const dots = [
      { id: 'a', x: 0, y: 0, name: '58' },
      { id: 'b', x: 0.1, y: 0.05, name: '45' },
      { id: 'c', x: 0.1, y: 0.2, name: '34' },
      { id: 'd', x: 0.5, y: 0, name: '49' },
      { id: 'e', x: 0.9, y: 0.9, name: undefined },
    ];
    expect([...namesWithRoom(dots, pixels, pixels)]).toEqual(['a', 'c', 'd']);
  });
});
