import { createHash } from 'node:crypto';
import type { Registry } from '@chuli/registry';
import { baseFacts, referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import {
  type BaseFacts,
  type ImportStep,
  beginImportStep,
  recordImportStep,
  stampBases,
  storedTapeRows,
} from '@chuli/tape/write';
import { type StepReport, isUnchanged, skippedReport } from './step.ts';

export const BASES = 'bases';

/**
 * Bases follow from the bars and from what the registry says about them, whoever wrote it there. Ordinary shares are left
 * out: what no list describes is one, and gets its row when the import ends.
 */
const digestOf = (bars: string, { adjustments, renames, instruments }: BaseFacts): string => {
  const facts = [
    ...adjustments.map(({ symbol, ex_on, factor }) => `${symbol} ${ex_on} ${factor}`),
    ...renames.map(({ old_symbol, new_symbol, renamed_on }) => `${old_symbol} ${new_symbol} ${renamed_on}`),
    ...[...instruments].filter(([, name]) => name !== 'Equity').map((pair) => pair.join(' ')),
  ];
  return createHash('sha256').update(bars).update(facts.toSorted().join('\n')).digest('hex');
};

/** Bars that are written anew have lost theirs: from here on the step counts as not done. */
export const forgetBases = async (tape: Tape, done: Map<string, ImportStep>): Promise<void> => {
  await beginImportStep(tape, BASES);
  done.delete(BASES);
};

/** Computes the price from which each session is measured, and stores it beside the bars. */
export const loadBases = async (
  { registry, tape }: { registry: Registry; tape: Tape },
  barsDigest: string,
  done: ReadonlyMap<string, ImportStep>,
): Promise<StepReport> => {
  const facts = await baseFacts(referenceOf(registry));
  const digest = digestOf(barsDigest, facts);
  const accepted = await storedTapeRows(tape, 'daily_bar');
  const recorded = done.get(BASES);
  if (isUnchanged({ name: BASES, digest, stored: accepted }, recorded)) return skippedReport(recorded);
  await beginImportStep(tape, BASES);
  await stampBases(tape, facts);
  await recordImportStep(tape, { step: BASES, digest, accepted, rejected: 0 });
  return { step: BASES, accepted, rejected: 0, rejections: [], mended: [], skipped: false };
};
