import { type ImportStep, type Tape, beginImportStep, recordImportStep } from '@chuli/tape';
import type { Batch, Rejection } from './market-source.ts';

/** What happened to one part of a market, or to one day of trades. */
export type StepReport = {
  step: string;
  accepted: number;
  rejected: number;
  /** Why rows were set aside; empty for a skipped step, whose rows were not read again. */
  rejections: Rejection[];
  skipped: boolean;
};

export type Step = {
  name: string;
  digest: string;
  /** Rows that are stored now: a recorded step whose rows have gone is done again. */
  stored: number;
};

export const isUnchanged = (step: Step, recorded: ImportStep | undefined): recorded is ImportStep =>
  recorded !== undefined && recorded.digest === step.digest && step.stored >= recorded.accepted;

export const skippedReport = ({ step, accepted, rejected }: ImportStep): StepReport => ({
  step,
  accepted,
  rejected,
  rejections: [],
  skipped: true,
});

/** Does a step whole: from its beginning to its record it counts as not imported, whatever happens in between. */
export const doStep = async <Row>(
  tape: Tape,
  { name, digest }: Step,
  batch: Batch<Row>,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<StepReport> => {
  await beginImportStep(tape, name);
  await write(batch.rows);
  const accepted = batch.rows.length;
  const rejected = batch.rejected.length;
  await recordImportStep(tape, { step: name, digest, accepted, rejected });
  return { step: name, accepted, rejected, rejections: batch.rejected, skipped: false };
};
