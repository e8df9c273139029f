import type { AnyIndicator, Chosen } from '@chuli/indicators';
import type { Side } from './cell.ts';
import type { Condition } from './clause.ts';
import type { Description, Make } from './reads.ts';

/** Where a value is read from. One for each distinct use; overwritten at every bar, so it belongs to no symbol. */
export type Slot = {
  readonly name: string;
  readonly indicator: AnyIndicator;
  readonly chosen: Chosen<string>;
  now: unknown;
  before: unknown;
};

/** How many of the families that are counted fired lately. */
export type VoteCount = { buy: number; sell: number };

/** What the reads of one family are about: the slots of its uses by their names, and its votes. */
export type View = { readonly slots: Readonly<Record<string, Slot>>; readonly votes: VoteCount };

type OfUse = Extract<Description, { of: 'use' }>;

/** A read with the slots it reads from; what it is made of are other reads of the table, by their number. */
export type PlannedRead =
  | { readonly of: 'constant'; readonly value: number }
  | Extract<Description, { of: 'bar' }>
  | (Omit<OfUse, 'use'> & { readonly slot: Slot })
  | { readonly of: 'hit'; readonly slot: Slot; readonly id: string; readonly side: Side }
  | { readonly of: 'votes'; readonly votes: VoteCount; readonly side: Side }
  | { readonly of: 'numbers'; readonly parts: readonly number[]; readonly make: Make };

/** Two reads by their numbers, and how they are compared. */
export type PlannedCondition = {
  readonly left: number;
  readonly is: Condition<unknown>['is'];
  readonly right: number;
};

/** Every distinct read and condition of a plan, by number: whoever reads a history does so once for all families. */
export type ReadTable = {
  readonly reads: PlannedRead[];
  readonly conditions: PlannedCondition[];
  readonly readNumbers: Map<string, number>;
  readonly conditionNumbers: Map<string, number>;
  /** Functions and counts have no names of their own. */
  readonly nameless: object[];
};

export const emptyTable = (): ReadTable => ({
  reads: [],
  conditions: [],
  readNumbers: new Map(),
  conditionNumbers: new Map(),
  nameless: [],
});

const numberIn = (list: object[], one: object): number => {
  const known = list.indexOf(one);
  return known >= 0 ? known : list.push(one) - 1;
};

const nameOf = ({ nameless }: ReadTable, read: PlannedRead): string => {
  if (read.of === 'constant') return String(read.value);
  if (read.of === 'bar') return `${read.price} ${read.when}`;
  if (read.of === 'use') {
    const { slot, field, when, where } = read;
    return `${slot.name} ${field} ${when} ${where === null ? '' : `where ${where.field} ${where.is}`}`;
  }
  if (read.of === 'hit') return `${read.slot.name} hits ${read.id} ${read.side}`;
  if (read.of === 'votes') return `votes ${numberIn(nameless, read.votes)} ${read.side}`;
  return `${numberIn(nameless, read.make)} of ${read.parts.join(' ')}`;
};

const slotIn = ({ slots }: View, use: string): Slot => {
  const slot = slots[use];
  if (slot === undefined) throw new RangeError(`no use ${use}`);
  return slot;
};

const planned = (table: ReadTable, read: number | Description, view: View): PlannedRead => {
  if (typeof read === 'number') return { of: 'constant', value: read };
  if (read.of === 'bar') return read;
  if (read.of === 'use') {
    const { of, use, when, field, where } = read;
    return { of, slot: slotIn(view, use), when, field, where };
  }
  if (read.of === 'hit') return { of: 'hit', slot: slotIn(view, read.use), id: read.id, side: read.side };
  if (read.of === 'votes') return { of: 'votes', votes: view.votes, side: read.side };
  const { of, reads, make } = read;
  return { of, parts: reads.map((part) => numberOfRead(table, part, view)), make };
};

const numberOfRead = (table: ReadTable, read: number | Description, view: View): number => {
  const own = planned(table, read, view);
  const name = nameOf(table, own);
  const number = table.readNumbers.get(name) ?? table.reads.push(own) - 1;
  table.readNumbers.set(name, number);
  return number;
};

/** The number of a condition of a family that sees this view; the same one where it was already asked for. */
export const numberOfCondition = (table: ReadTable, condition: Condition<unknown>, view: View): number => {
  const { is } = condition;
  const left = numberOfRead(table, condition.left, view);
  const right = numberOfRead(table, condition.right, view);
  const name = `${left} ${is} ${right}`;
  const number = table.conditionNumbers.get(name) ?? table.conditions.push({ left, is, right }) - 1;
  table.conditionNumbers.set(name, number);
  return number;
};
