import { useMemo, useState } from 'react';
import {
  type Draft,
  EMPTY_DRAFT,
  addCondition,
  addGroup,
  copyNode,
  draftOfText,
  moveNode,
  removeNode,
  setText,
  textOfDraft,
  toggleCollapsed,
  toggleJoin,
  toggleMuted,
} from './draft.ts';

/** A condition that is there to be changed. */
const NEW_CONDITION = 'close > sma(20)';

export type Builder = {
  readonly draft: Draft;
  readonly setText: (id: number, text: string) => void;
  readonly move: (id: number, by: -1 | 1) => void;
  readonly copy: (id: number) => void;
  readonly mute: (id: number) => void;
  readonly collapse: (id: number) => void;
  readonly join: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly add: (groupId: number) => void;
  readonly addGroup: (groupId: number) => void;
  readonly change: (change: Partial<Pick<Draft, 'universe' | 'match' | 'isForming'>>) => void;
};

const joinOf = (draft: Draft, groupId: number): 'all' | 'any' => {
  const groups = [draft.root];
  for (const group of groups) {
    if (group.id === groupId) return group.join;
    groups.push(...group.nodes.filter((node) => node.kind === 'group'));
  }
  return 'all';
};

/**
 * The rows of a scan whose text lives in the address. The rows say more than the text (what is muted, which groups are
 * folded), so they are kept until another text comes from elsewhere.
 */
export const useBuilder = (text: string, onText: (text: string) => void): Builder => {
  const [kept, setKept] = useState<{ text: string; draft: Draft }>(() => ({
    text,
    draft: draftOfText(text) ?? EMPTY_DRAFT,
  }));
  const isOwn = kept.text === text;
  const draft = useMemo(
    () => (isOwn ? kept.draft : (draftOfText(text) ?? kept.draft)),
    [isOwn, kept.draft, text],
  );
  const put = (next: Draft): void => {
    const written = textOfDraft(next) ?? '';
    setKept({ text: written, draft: next });
    onText(written);
  };
  return {
    draft,
    setText: (id, written) => put(setText(draft, id, written)),
    move: (id, by) => put(moveNode(draft, id, by)),
    copy: (id) => put(copyNode(draft, id)),
    mute: (id) => put(toggleMuted(draft, id)),
    collapse: (id) => put(toggleCollapsed(draft, id)),
    join: (id) => put(toggleJoin(draft, id)),
    remove: (id) => put(removeNode(draft, id)),
    add: (groupId) => put(addCondition(draft, groupId, NEW_CONDITION)),
    addGroup: (groupId) =>
      put(addGroup(draft, groupId, joinOf(draft, groupId) === 'all' ? 'any' : 'all', NEW_CONDITION)),
    change: (change) => put({ ...draft, ...change }),
  };
};
