/** What the main thread asks of an engine thread; one question is open at a time. */
export type Command =
  | { kind: 'start'; preparation: string; sql: string; format: string; streamed: boolean }
  | { kind: 'next' }
  | { kind: 'close' };

export type Answer =
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; rowsRead: number; bytesRead: number; seconds: number }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' };
