import {
  type Match,
  type Rule,
  type Scan,
  USUAL_UNIVERSE,
  type Universe,
  parseRunningScan,
  printRule,
  printScan,
} from '@chuli/scan';

/**
 * A rule while it is built. A condition is kept as its text, so that one which is being typed may be wrong for a while;
 * what is muted stays in sight and out of the rule.
 */
export type DraftNode = DraftCondition | DraftGroup;
export type DraftCondition = {
  readonly kind: 'condition';
  readonly id: number;
  readonly text: string;
  readonly isMuted: boolean;
};
export type DraftGroup = {
  readonly kind: 'group';
  readonly id: number;
  readonly join: 'all' | 'any';
  readonly isMuted: boolean;
  readonly isCollapsed: boolean;
  readonly nodes: readonly DraftNode[];
};
export type Draft = {
  readonly root: DraftGroup;
  readonly universe: Universe;
  readonly match: Match;
  /** Judged on the bar of the running session. */
  readonly isForming: boolean;
  /** The number that the next node gets. */
  readonly next: number;
};

type Numbers = { next: number };

const taken = (numbers: Numbers): number => {
  numbers.next += 1;
  return numbers.next - 1;
};

const nodeOf = (rule: Rule, numbers: Numbers): DraftNode => {
  const id = taken(numbers);
  if (rule.kind !== 'all' && rule.kind !== 'any')
    return { kind: 'condition', id, text: printRule(rule), isMuted: false };
  return {
    kind: 'group',
    id,
    join: rule.kind,
    isMuted: false,
    isCollapsed: false,
    nodes: rule.rules.map((part) => nodeOf(part, numbers)),
  };
};

/** A single condition stands in a group as well: others can be added to it. */
export const draftOf = ({ rule, universe, match, isForming }: Scan): Draft => {
  const numbers: Numbers = { next: 1 };
  const node = nodeOf(rule, numbers);
  const root: DraftGroup =
    node.kind === 'group'
      ? node
      : { kind: 'group', id: taken(numbers), join: 'all', isMuted: false, isCollapsed: false, nodes: [node] };
  return { root, universe, match, isForming: isForming === true, next: numbers.next };
};

const JOINS = { all: ' and ', any: ' or ' } as const;

const isHeard = (node: DraftNode): boolean =>
  !node.isMuted && (node.kind === 'condition' ? node.text.trim() !== '' : node.nodes.some(isHeard));

const textOfNode = (node: DraftNode): string => {
  if (node.kind === 'condition') return node.text;
  const parts = node.nodes.filter(isHeard);
  const texts = parts.map((part) =>
    part.kind === 'group' && part.nodes.filter(isHeard).length > 1
      ? `(${textOfNode(part)})`
      : textOfNode(part),
  );
  return texts.join(JOINS[node.join]);
};

/** Something that is true of every stock stands for the rule, so that what follows it can be read. */
const STAND_IN: Rule = {
  kind: 'compare',
  comparison: '>',
  left: {
    kind: 'measure',
    name: 'close',
    parameters: [],
    line: 'value',
    timeframe: 'daily',
    ago: { count: 0, of: 'bars' },
    isRaw: false,
  },
  right: { kind: 'number', value: 0, scale: null },
};

const restOf = ({ universe, match, isForming }: Draft): string =>
  printScan({ rule: STAND_IN, universe, match, ...(isForming && { isForming }) }).slice(
    printRule(STAND_IN).length,
  );

/** The text of what is heard; null where nothing is. */
export const textOfDraft = (draft: Draft): string | null =>
  isHeard(draft.root) ? `${textOfNode(draft.root)}${restOf(draft)}` : null;

const changed = (
  node: DraftNode,
  id: number,
  change: (node: DraftNode) => readonly DraftNode[],
): readonly DraftNode[] => {
  if (node.id === id) return change(node);
  if (node.kind === 'condition') return [node];
  return [{ ...node, nodes: node.nodes.flatMap((part) => changed(part, id, change)) }];
};

const withRoot = (draft: Draft, root: readonly DraftNode[]): Draft => {
  const [group] = root;
  return group?.kind === 'group' ? { ...draft, root: group } : draft;
};

/** Puts other nodes in the place of one; the outermost group stays a group. */
const replaced = (draft: Draft, id: number, change: (node: DraftNode) => readonly DraftNode[]): Draft =>
  withRoot(draft, changed(draft.root, id, change));

export const setText = (draft: Draft, id: number, text: string): Draft =>
  replaced(draft, id, (node) => [node.kind === 'condition' ? { ...node, text } : node]);

export const toggleMuted = (draft: Draft, id: number): Draft =>
  replaced(draft, id, (node) => [{ ...node, isMuted: !node.isMuted }]);

export const toggleCollapsed = (draft: Draft, id: number): Draft =>
  replaced(draft, id, (node) => [node.kind === 'group' ? { ...node, isCollapsed: !node.isCollapsed } : node]);

export const toggleJoin = (draft: Draft, id: number): Draft =>
  replaced(draft, id, (node) => [
    node.kind === 'group' ? { ...node, join: node.join === 'all' ? 'any' : 'all' } : node,
  ]);

export const removeNode = (draft: Draft, id: number): Draft =>
  id === draft.root.id ? draft : replaced(draft, id, () => []);

const renumbered = (node: DraftNode, numbers: Numbers): DraftNode => {
  const id = taken(numbers);
  return node.kind === 'condition'
    ? { ...node, id }
    : { ...node, id, nodes: node.nodes.map((part) => renumbered(part, numbers)) };
};

export const copyNode = (draft: Draft, id: number): Draft => {
  if (id === draft.root.id) return draft;
  const numbers: Numbers = { next: draft.next };
  const { root } = replaced(draft, id, (node) => [node, renumbered(node, numbers)]);
  return { ...draft, root, next: numbers.next };
};

const added = (draft: Draft, groupId: number, node: DraftNode, next: number): Draft => ({
  ...replaced(draft, groupId, (group) => [
    group.kind === 'group' ? { ...group, isCollapsed: false, nodes: [...group.nodes, node] } : group,
  ]),
  next,
});

export const addCondition = (draft: Draft, groupId: number, text: string): Draft =>
  added(draft, groupId, { kind: 'condition', id: draft.next, text, isMuted: false }, draft.next + 1);

/** A group of the other kind: one of the same would say nothing that a further condition does not. */
export const addGroup = (draft: Draft, groupId: number, join: DraftGroup['join'], text: string): Draft => {
  const inner: DraftNode = { kind: 'condition', id: draft.next + 1, text, isMuted: false };
  const group: DraftNode = {
    kind: 'group',
    id: draft.next,
    join,
    isMuted: false,
    isCollapsed: false,
    nodes: [inner],
  };
  return added(draft, groupId, group, draft.next + 2);
};

/** A node that stands at the end of an inner group, beside that group. */
const takenOut = (group: DraftGroup, place: number, inner: number, by: -1 | 1): DraftGroup => {
  const from = group.nodes[place];
  const part = from?.kind === 'group' ? from.nodes[inner] : undefined;
  if (from?.kind !== 'group' || part === undefined) return group;
  const rest: DraftGroup = { ...from, nodes: from.nodes.toSpliced(inner, 1) };
  return { ...group, nodes: group.nodes.toSpliced(place, 1, ...(by < 0 ? [part, rest] : [rest, part])) };
};

const stepped = (group: DraftGroup, at: number, by: -1 | 1): DraftGroup => {
  const [node, to] = [group.nodes[at], at + by];
  if (node === undefined || to < 0 || to >= group.nodes.length) return group;
  return { ...group, nodes: group.nodes.toSpliced(at, 1).toSpliced(to, 0, node) };
};

const movedIn = (group: DraftGroup, id: number, by: -1 | 1): DraftGroup | null => {
  const at = group.nodes.findIndex((node) => node.id === id);
  if (at >= 0) return stepped(group, at, by);
  for (const [place, node] of group.nodes.entries()) {
    if (node.kind !== 'group') continue;
    const inner = node.nodes.findIndex((part) => part.id === id);
    if (inner >= 0 && inner === (by < 0 ? 0 : node.nodes.length - 1))
      return takenOut(group, place, inner, by);
    const found = movedIn(node, id, by);
    if (found !== null) return { ...group, nodes: group.nodes.with(place, found) };
  }
  return null;
};

/** A step up or down among its neighbours; at the end of a group, out of it. */
export const moveNode = (draft: Draft, id: number, by: -1 | 1): Draft => ({
  ...draft,
  root: movedIn(draft.root, id, by) ?? draft.root,
});

/** What a builder opens with where nothing was asked for. */
export const START = 'close > sma(20) and volume >= 2 * avg(volume, 20) previous as fresh';

export const draftOfText = (text: string): Draft | null => {
  try {
    return draftOf(parseRunningScan(text).scan);
  } catch {
    return null;
  }
};

export const EMPTY_DRAFT: Draft = {
  root: { kind: 'group', id: 0, join: 'all', isMuted: false, isCollapsed: false, nodes: [] },
  universe: USUAL_UNIVERSE,
  match: 'fresh',
  isForming: false,
  next: 1,
};
