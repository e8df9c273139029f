import { describe, expect, it } from 'vitest';
import { withDropped, withHidden, withIndex, withMoved, withShown } from './board-changes.ts';
import { CARD_IDS, USUAL_BOARD, boardOf } from './board.ts';

describe('an arrangement', () => {
  it('has every card once, whatever was stored', () => {
    const { order, hidden } = boardOf({
      order: ['movers', 'gone', 'movers'],
      hidden: ['gone', 'news'],
      indices: [],
    });
    expect(order[0]).toBe('movers');
    expect(order.toSorted()).toEqual([...CARD_IDS].toSorted());
    expect(hidden).toEqual(['news']);
  });

  it('has at most six indices, each once, and the usual ones where none is chosen', () => {
    const indicesOf = (indices: string[]) => boardOf({ order: [], hidden: [], indices }).indices;
    expect(indicesOf([])).toEqual(USUAL_BOARD.indices);
    expect(indicesOf(['FLOATIND', 'FLOATIND', 'TRDIND'])).toEqual(['FLOATIND', 'TRDIND']);
    expect(indicesOf(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toHaveLength(6);
  });

  it('adds an index, takes one away, and keeps the last', () => {
    const added = withIndex(boardOf({ order: [], hidden: [], indices: ['FLOATIND'] }), 'TRDIND');
    expect(added.indices).toEqual(['FLOATIND', 'TRDIND']);
    expect(withIndex(added, 'FLOATIND').indices).toEqual(['TRDIND']);
    expect(withIndex(withIndex(added, 'FLOATIND'), 'TRDIND').indices).toEqual(['TRDIND']);
    expect(withIndex(USUAL_BOARD, 'FLOATIND')).toEqual(USUAL_BOARD);
  });

  it('hides a card and brings it back to its place', () => {
    const without = withHidden(USUAL_BOARD, 'movers');
    expect(without.hidden).toEqual(['movers']);
    expect(withShown(without, 'movers')).toEqual(USUAL_BOARD);
  });

  it('moves a card past the next one that is shown in its column, and not past others', () => {
    const isLeft = (id: string): boolean => ['mine', 'signals', 'sectors'].includes(id);
    const next = withMoved(USUAL_BOARD, 'mine', 1, isLeft);
    expect(next.order.filter(isLeft)).toEqual(['signals', 'mine', 'sectors']);
    expect(next.order.filter((id) => !isLeft(id))).toEqual(USUAL_BOARD.order.filter((id) => !isLeft(id)));
    const pastHidden = withMoved(withHidden(USUAL_BOARD, 'signals'), 'mine', 1, isLeft);
    expect(pastHidden.order.indexOf('mine')).toBeGreaterThan(pastHidden.order.indexOf('sectors'));
    expect(withMoved(USUAL_BOARD, 'mine', -1, isLeft)).toEqual(USUAL_BOARD);
  });

  it('puts a dropped card where it was dropped', () => {
    expect(withDropped(USUAL_BOARD, 'brokers', 'breadth').order.slice(0, 3)).toEqual([
      'mine',
      'brokers',
      'breadth',
    ]);
    expect(withDropped(USUAL_BOARD, 'mine', 'totals').order.slice(0, 3)).toEqual([
      'breadth',
      'totals',
      'mine',
    ]);
    expect(withDropped(USUAL_BOARD, 'mine', 'mine')).toBe(USUAL_BOARD);
  });
});
