import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { type ImportStep, beginImportStep, recordImportStep } from '@chuli/tape/write';
import type { Batch, Rejection } from './market-source.ts';

/** What happened to one part of a market, or to one day of trades. */
export type StepReport = {
  step: string;
  accepted: number;
  rejected: number;
  /** Why rows were set aside; empty for a skipped step, whose rows were not read again. */
  rejections: Rejection[];
  /** What was changed in rows that were taken over; empty for a skipped step. */
  mended: Rejection[];
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
  mended: [],
  skipped: true,
});

/** How often a step begins again because an engine was away for a moment, and the rest before each. */
const RETRIES = 3;
const REST_MS = 2_000;

const isEngineAway = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'engine.unavailable' || error.code === 'engine.busy');

const throughOutages = async <T>(step: () => Promise<T>): Promise<T> => {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await step();
    } catch (error) {
      if (left === 0 || !isEngineAway(error)) throw error;
      await delay(REST_MS);
    }
  }
};

/** Does a step whole: from its beginning to its record it counts as not imported, whatever happens in between. */
export const doStep = async <Row>(
  tape: Tape,
  { name, digest }: Step,
  batch: Batch<Row>,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<StepReport> => {
  const accepted = batch.rows.length;
  const rejected = batch.rejected.length;
  await throughOutages(async () => {
    await beginImportStep(tape, name);
    await write(batch.rows);
    await recordImportStep(tape, { step: name, digest, accepted, rejected });
  });
  return {
    step: name,
    accepted,
    rejected,
    rejections: batch.rejected,
    mended: batch.mended ?? [],
    skipped: false,
  };
};
