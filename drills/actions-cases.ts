import type { Random } from '@chuli/simulator';
import { EVENTS, type Event } from './actions-events.ts';
import { FAULT_NAMES, type FaultName } from './actions-faults.ts';

/** What befalls a security, by how often. */
export type Case = {
  readonly name: string;
  /** Of a thousand histories. */
  readonly share: number;
  readonly event: ((random: Random) => Event) | null;
  readonly fault?: FaultName;
  readonly isUndeclared?: boolean;
};

const CASES: readonly Case[] = [
  { name: 'bonus', share: 260, event: EVENTS.bonus },
  { name: 'right', share: 110, event: EVENTS.right },
  { name: 'right with premium', share: 60, event: EVENTS.premium },
  { name: 'bonus and right', share: 50, event: EVENTS.both },
  { name: 'split', share: 30, event: EVENTS.split },
  { name: 'merger', share: 30, event: EVENTS.merger },
  { name: 'dividend of a fund', share: 70, event: EVENTS.fund },
  { name: 'bonus, undeclared', share: 30, event: EVENTS.bonus, isUndeclared: true },
  { name: 'quiet', share: 140, event: null },
  ...FAULT_NAMES.map((fault) => ({ name: fault, share: 36, event: null, fault })),
];

export const drawCase = (random: Random): Case => {
  let left = random.next() * CASES.reduce((sum, { share }) => sum + share, 0);
  return CASES.find(({ share }) => (left -= share) < 0) ?? (CASES[0] as Case);
};
