import { useMemo } from 'react';
import { PatternCard } from './pattern-card.tsx';
import { catalogueOf } from './pattern-catalogue.ts';
import type { PatternCount } from './pattern-columns.ts';
import type { Overall } from './record-table.tsx';
import { VerdictStats } from './verdict-stats.tsx';
import { countVerdicts, recordsIn, verdictText } from '../../shared/signal/verdict-summary.ts';

type PatternListProps = {
  reply: Overall;
  also: { board?: { patterns: readonly PatternCount[] } | undefined };
  values: { find: string };
};

const NONE: readonly PatternCount[] = [];

/** Each pattern as a card, with what the records of all of them say before it. */
export const PatternList = ({ reply, also, values: { find } }: PatternListProps) => {
  const patterns = also.board?.patterns ?? NONE;
  const all = useMemo(
    () => catalogueOf({ patterns, records: reply.rows, recordAsOf: reply.record_as_of }),
    [patterns, reply],
  );
  const counts = countVerdicts(all.flatMap(({ sides }) => sides.map(({ record }) => record)));
  const shown = all.filter(({ title }) => title.toLowerCase().includes(find.toLowerCase()));
  return (
    <>
      <p className="caveat">{verdictText(recordsIn(counts))}</p>
      <VerdictStats counts={counts} fewest={reply.fewest_trades} />
      <ul className="pattern-catalogue">
        {shown.map((pattern) => (
          <PatternCard key={pattern.id} pattern={pattern} />
        ))}
      </ul>
    </>
  );
};
