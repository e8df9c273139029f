import type { RepliedBy } from '@chuli/contracts';

/** What a scan found, as far as a picture shows it. */
export type ScanCard = {
  /** Where it has no name of its own it goes by the page. */
  readonly name: string | null;
  /** The rule in the words of the reader. */
  readonly rule: string;
  readonly as_of: string;
  readonly matches: number;
  readonly judged: number;
  readonly rows: readonly {
    readonly symbol: string;
    readonly close: number | null;
    readonly change: number | null;
  }[];
  readonly followed: RepliedBy<'/data/volume-spike/'>['followed'];
};
