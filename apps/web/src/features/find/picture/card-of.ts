import { wordsOf } from '../saved.ts';
import type { ScanCard } from './scan-card.ts';

type Found = Pick<ScanCard, 'as_of' | 'judged' | 'rows' | 'followed'> & {
  readonly scan: Parameters<typeof wordsOf>[0];
  readonly total: number;
  readonly name?: string;
};

/** What a picture shows of an answer. */
export const cardOf = ({ as_of, judged, rows, followed, scan, total, name }: Found): ScanCard => ({
  name: name ?? null,
  rule: wordsOf(scan),
  as_of,
  matches: total,
  judged,
  rows,
  followed,
});
