import { type Tape, ask } from '../client.ts';

/** A part of a market that has been taken over whole and verified. */
export type ImportStep = { step: string; digest: string; accepted: number; rejected: number };

/** A step that has begun and not ended carries no digest, so that nothing can pass for its content. */
const UNFINISHED = '';

export const readImportSteps = async (tape: Tape): Promise<Map<string, ImportStep>> => {
  const steps = await ask<ImportStep>(
    tape,
    'SELECT step, digest, accepted, rejected FROM import_step FINAL WHERE digest != {unfinished:String}',
    { unfinished: UNFINISHED },
  );
  return new Map(steps.map((step) => [step.step, step]));
};

const write = async (tape: Tape, step: ImportStep): Promise<void> => {
  await tape.insert({ table: 'import_step', values: [step], format: 'JSONEachRow' });
};

/** Before the first change of a step: from here on it counts as not imported until it is recorded. */
export const beginImportStep = (tape: Tape, step: string): Promise<void> =>
  write(tape, { step, digest: UNFINISHED, accepted: 0, rejected: 0 });

/** After the step has been verified. */
export const recordImportStep = (tape: Tape, step: ImportStep): Promise<void> => write(tape, step);
