export type VerbOption = {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  readonly default?: string | boolean;
};

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** One thing that can be asked of backups; returns the exit code, nothing is 0. */
export type Verb = {
  readonly summary: string;
  readonly words?: string;
  readonly options: Readonly<Record<string, VerbOption>>;
  readonly run: (values: Values, words: readonly string[]) => Promise<number | void>;
};

export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  if (typeof value !== 'string') throw new Error(`--${name} has to be said`);
  return value;
};

/** `2026-11-19T13:25:00Z`, with its zone; null is the latest that is promised. */
export const momentOf = (text: string): Date | null => {
  if (text === 'latest') return null;
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(Date.parse(text))
  )
    throw new Error(
      `--to takes a moment with its zone, as 2026-11-19T13:25:00+05:45, or "latest", not "${text}"`,
    );
  return new Date(text);
};

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Bytes as they come, on a terminal alone: elsewhere a line at the end says it. */
export const byteCounter = (what: string): { tell: (bytes: number) => void; finish: () => number } => {
  let sum = 0;
  let printed = 0;
  const show = (): void => void process.stderr.write(`\r${what} ${megabytes(sum)}`);
  return {
    tell: (bytes) => {
      sum += bytes;
      const now = performance.now();
      if (!process.stderr.isTTY || now - printed < 200) return;
      printed = now;
      show();
    },
    finish: () => {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      return sum;
    },
  };
};
