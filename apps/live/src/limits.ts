/** What one browser, one address and this process may take. */
export type Limits = {
  readonly connections: number;
  /** Whole neighbourhoods of Nepal share one address, so this is generous; twice as many of a /24 or /56, four times of a /48. */
  readonly connectionsPerAddress: number;
  readonly channelsPerConnection: number;
  /** A listener with more than this waiting is dropped; nothing is kept for it. */
  readonly waitingBytes: number;
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
};

export const LIMITS: Limits = {
  connections: 15_000,
  connectionsPerAddress: 1_000,
  channelsPerConnection: 60,
  waitingBytes: 256 * 1024,
  messageBytes: 4 * 1024,
  messagesPerSecond: 10,
  messagesAtOnce: 80,
};

/** Of a relay: it hears every channel that anybody behind it hears, and a folder keeps this much for it and no more. */
export const TRUNK_LIMITS: Limits = {
  ...LIMITS,
  channelsPerConnection: 10_000,
  waitingBytes: 32 * 1024 * 1024,
  messagesPerSecond: 1_000,
  messagesAtOnce: 20_000,
};
