import { openLog } from '@chuli/bus';
import { openTape } from '@chuli/tape';
import { startTapeWriter } from '../tape-writer.ts';

/** A process that only writes the log to the tape; a test starts it and kills it. */
const [, , url = '', stream = '', prefix = '', tapeUrl = '', database = ''] = process.argv;

startTapeWriter({
  log: await openLog({ url, stream, prefix }),
  tape: openTape({ url: tapeUrl, database }),
  maxRows: 300,
  maxWaitMs: 20,
  redeliverAfterMs: 500,
  isFinished: () => Promise.resolve(false),
  onUnreadable: () => process.exit(2),
  onFailure: () => undefined,
  onRefused: () => process.exit(3),
});
