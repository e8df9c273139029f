import { ACTION_KINDS, CONFIDENCES, type Finding, type Outcome } from '@chuli/actions';
import type { ArchiveActions } from './archive-actions.ts';
import { reasonOf } from './unexplained.ts';

const EXAMPLES = 5;
const NEVER = new Set(['Non-Convertible Debentures', 'Preference Shares']);

const isApplied = ({ finding }: Outcome): boolean => finding !== null && finding.confidence !== 'doubtful';

type Declared = { kind: string; all: number; applied: number; doubtful: number };

const DOUBTFUL = 'doubtful, waiting for an operator';

/** Prints how many declared actions of a kind have their factor, and why the others have none. */
export const printDeclared = (
  kind: 'bonus' | 'right' | 'dividend',
  { outcomes, bars, instruments }: ArchiveActions,
): Declared => {
  const barsOf = Map.groupBy(bars, ({ symbol }) => symbol);
  // What promoter shares share with the company was declared once.
  const own = outcomes.filter(
    ({ symbol, term }) => term.kind === kind && instruments.get(symbol) !== 'Promoter Share',
  );
  const bySymbol = Map.groupBy(own, ({ symbol }) => symbol);
  const left = own
    .filter((outcome) => !isApplied(outcome))
    .map((outcome) => {
      const { symbol, term, finding } = outcome;
      const others = bySymbol.get(symbol) ?? [];
      const reason =
        finding === null ? reasonOf({ term, bars: barsOf.get(symbol) ?? [], others }) : undefined;
      return { outcome, words: reason?.words ?? DOUBTFUL, isOutside: reason?.isOutside === true };
    });
  const all = own.length - left.filter(({ isOutside }) => isOutside).length;
  const doubtful = left.filter(({ words }) => words === DOUBTFUL).length;
  const applied = own.length - left.length;
  console.log(
    `declared ${kind}: ${own.length}, of which ${all} while the security traded: ${applied} with their factor, ${doubtful} doubtful`,
  );
  const groups = [...Map.groupBy(left, ({ words }) => words)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  for (const [words, rows] of groups) {
    const examples = rows.slice(0, EXAMPLES).map(({ outcome: { symbol, term } }) => `${symbol} ${term.on}`);
    console.log(`  ${String(rows.length).padStart(5)}  ${words}: ${examples.join(', ')}`);
  }
  return { kind, all, applied, doubtful };
};

export const printFindings = (findings: readonly Finding[]): void => {
  console.log(`findings ${''.padEnd(8)} ${CONFIDENCES.map((name) => name.padStart(9)).join('')}`);
  for (const kind of ACTION_KINDS) {
    const own = findings.filter((finding) => finding.kind === kind);
    const counts = CONFIDENCES.map((name) => own.filter(({ confidence }) => confidence === name).length);
    console.log(`  ${kind.padEnd(15)} ${counts.map((count) => String(count).padStart(9)).join('')}`);
  }
};

/** Findings for which nothing was declared and no publisher's list speaks. */
export const standAlone = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ evidence }) => !evidence.some(({ by }) => by === 'declared' || by === 'listed'));

export const onNever = ({ findings, instruments }: ArchiveActions): Finding[] =>
  findings.filter(({ symbol }) => NEVER.has(instruments.get(symbol) ?? ''));
