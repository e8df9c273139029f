/** Who a process is to the server; each at most one of them. Files are read again at every connection. */
export type Credentials =
  | { readonly kind: 'password'; readonly user: string; readonly password: string }
  | { readonly kind: 'token'; readonly token: string }
  /** A user's JWT with its key, as `nsc` writes them. */
  | { readonly kind: 'creds-file'; readonly file: string }
  /** The seed of a key alone. */
  | { readonly kind: 'nkey-file'; readonly file: string };

/** TLS is demanded of the server; the files are read again at every connection. */
export type TlsFiles = {
  readonly caFile?: string | undefined;
  readonly certFile?: string | undefined;
  readonly keyFile?: string | undefined;
};

/**
 * Only the publisher needs the right to make or change a stream; the others wait until it is there. The judge tells what
 * follows from the log beside it, and nothing else.
 */
export type LogRole = 'publisher' | 'reader' | 'judge';

/** What a process has to be told to reach the log of its installation. */
export type LogAddress = {
  /** One address, or several with commas between them. */
  readonly url: string;
  /** One stream an installation. */
  readonly stream: string;
  readonly prefix: string;
  readonly credentials?: Credentials | undefined;
  readonly tls?: TlsFiles | undefined;
  /** Of a stream that is made; one that has fewer is brought up. Left out, one that is there stays as it is. */
  readonly replicas?: number | undefined;
  /** The oldest messages leave beyond it. */
  readonly maxBytes?: number | undefined;
};

export type LogOptions = LogAddress & {
  role?: LogRole;
  clientName?: string;
  keepDays?: number;
  /** A message published again within this time is stored once. */
  duplicateWindowMs?: number;
  maxInFlight?: number;
  publishTimeoutMs?: number;
  /** What keeps a reading from going on; it is tried again for as long as it is not stopped. */
  onTrouble?: (error: unknown) => void;
};
