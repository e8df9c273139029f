import type { Log, LogMessage, Reading } from '@chuli/bus';
import { isRefusedForGood } from '@chuli/tape/write';
import { type BatchWriter, type BatchWriterOptions, createBatchWriter } from './batch-writer.ts';

export type TapeWriterOptions = BatchWriterOptions & {
  log: Pick<Log, 'consume'>;
  durable?: string;
  maxRows?: number;
  /** A contract is on the tape at most this long after it was on the log, the insert not counted. */
  maxWaitMs?: number;
  redeliverAfterMs?: number;
  onFailure: (error: unknown, attempt: number) => void;
  /** An event that the tape will never take; the rest goes on when this resolves. */
  onRefused: (message: LogMessage, error: unknown) => Promise<void>;
};

export type TapeWriter = Omit<BatchWriter, 'write'> & Reading;

/** Follows the log and writes it to the tape; a message is acknowledged when it is there. */
export const startTapeWriter = ({
  log,
  durable = 'tape',
  maxRows = 5_000,
  maxWaitMs = 250,
  redeliverAfterMs,
  onFailure,
  onRefused,
  ...options
}: TapeWriterOptions): TapeWriter => {
  const { write, ...writer } = createBatchWriter(options);
  const reading = log.consume({
    durable,
    maxMessages: maxRows,
    maxWaitMs,
    redeliverAfterMs,
    onBatch: write,
    isForGood: isRefusedForGood,
    onRefused,
    onFailure,
  });
  return { ...writer, ...reading };
};
