import { canonicalText, parseScan, printScan } from '@chuli/scan';
import { randomScan } from '@chuli/scan/testing/random-scan';
import { Dice } from '@chuli/indicators/testing/random-candles';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  addCondition,
  addGroup,
  copyNode,
  draftOf,
  draftOfText,
  moveNode,
  removeNode,
  setText,
  textOfDraft,
  toggleJoin,
  toggleMuted,
} from './draft.ts';

const drafted = (text: string): Draft => {
  const draft = draftOfText(text);
  if (draft === null) throw new Error(`no scan: ${text}`);
  return draft;
};

const idOf = (draft: Draft, text: string): number => {
  const nodes = [...draft.root.nodes];
  for (const node of nodes) {
    if (node.kind === 'condition' && node.text === text) return node.id;
    if (node.kind === 'group') nodes.push(...node.nodes);
  }
  throw new Error(`no condition ${text}`);
};

describe('a rule as rows', () => {
  it('is the text it came from, whatever that was', () => {
    const dice = new Dice(7);
    for (let number = 0; number < 500; number += 1) {
      const scan = randomScan(dice);
      const text = textOfDraft(draftOf(scan));
      expect(canonicalText(parseScan(text ?? '').scan)).toBe(canonicalText(scan));
    }
  });

  it('keeps its stocks and what it finds of them', () => {
    const text = 'close > 5 for mutual_funds and turnover >= 1 lakh as already';
    expect(textOfDraft(drafted(text))).toBe(printScan(parseScan(text).scan));
  });

  it('leaves out what is muted, and is nothing where all of it is', () => {
    const draft = drafted('close > 5 and (rsi(14) < 30 or volume > 10) as fresh');
    const quieter = toggleMuted(draft, idOf(draft, 'rsi(14) < 30'));
    expect(textOfDraft(quieter)).toBe('close > 5 and volume > 10 as fresh');
    expect(textOfDraft(toggleMuted(draft, draft.root.id))).toBeNull();
    expect(textOfDraft(toggleMuted(quieter, idOf(draft, 'rsi(14) < 30')))).toBe(textOfDraft(draft));
  });

  it('is added to, changed, copied and taken from', () => {
    let draft = drafted('close > 5 as fresh');
    draft = addCondition(draft, draft.root.id, 'volume > 10');
    draft = copyNode(draft, idOf(draft, 'volume > 10'));
    draft = setText(draft, draft.next - 1, 'high > 7');
    expect(textOfDraft(draft)).toBe('close > 5 and volume > 10 and high > 7 as fresh');
    draft = addGroup(removeNode(draft, idOf(draft, 'volume > 10')), draft.root.id, 'any', 'low < 3');
    expect(textOfDraft(draft)).toBe('close > 5 and high > 7 and low < 3 as fresh');
    expect(textOfDraft(toggleJoin(draft, draft.root.id))).toBe('close > 5 or high > 7 or low < 3 as fresh');
  });

  it('moves a row among its neighbours, and out at the end of its group', () => {
    const draft = drafted('close > 5 and (rsi(14) < 30 or volume > 10) as fresh');
    const up = moveNode(draft, idOf(draft, 'volume > 10'), -1);
    expect(textOfDraft(up)).toBe('close > 5 and (volume > 10 or rsi(14) < 30) as fresh');
    const out = moveNode(up, idOf(up, 'volume > 10'), -1);
    expect(textOfDraft(out)).toBe('close > 5 and volume > 10 and rsi(14) < 30 as fresh');
    expect(moveNode(draft, idOf(draft, 'close > 5'), -1)).toEqual(draft);
  });
});
