import path from 'node:path';
import { ROOT } from '@chuli/command';
import type { Link } from './machines-network.ts';
import { type Part, partOf } from './machines-part.ts';

/** What the process is started with. */
export type Lines = { readonly from: string; readonly to: string; readonly ports: readonly number[] };

/** What it is told: from now on each piece is under way for so long, both ways. */
export type Lateness = { readonly lateMs: number };

/** Before the ports of a machine that other machines reach: the kernel of most machines delays nothing. */
export type Line = Part & { slow: (ms: number) => void };

export const openLine = ({ namespace, address, inner }: Link, ports: readonly number[]): Line => {
  const lines: Lines = { from: address, to: inner, ports };
  const { tell, ...part } = partOf({
    program: process.execPath,
    args: [path.join(ROOT, 'drills/machines-line-process.ts')],
    env: { DRILL: JSON.stringify(lines) },
    namespace,
    isSpokenTo: true,
  });
  return { ...part, slow: (lateMs) => tell({ lateMs } satisfies Lateness) };
};
