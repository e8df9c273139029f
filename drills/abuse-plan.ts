/** Stands where a day may be asked for: another one each time, so that no kept answer helps. */
export const ANY_DAY = 'any-day';

/** What the process that abuses the API is told. */
export type Abuser = {
  /** Comes from this address of the loopback network. */
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type AbusePlan = {
  readonly port: number;
  readonly seconds: number;
  readonly seed: number;
  readonly abusers: readonly Abuser[];
  /** Addresses with their query. */
  readonly questions: readonly string[];
  /** For the place of any day. */
  readonly days: readonly string[];
};
