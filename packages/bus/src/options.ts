export type LogOptions = {
  url: string;
  /** One stream an installation. */
  stream: string;
  prefix: string;
  clientName?: string;
  keepDays?: number;
  /** A message published again within this time is stored once. */
  duplicateWindowMs?: number;
  replicas?: number;
  maxInFlight?: number;
  publishTimeoutMs?: number;
  /** What keeps a reading from going on; it is tried again for as long as it is not stopped. */
  onTrouble?: (error: unknown) => void;
};
