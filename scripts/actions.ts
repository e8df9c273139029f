import type { Finding } from '@chuli/actions';
import { type ArchiveActions, searchArchive } from './lib/actions/archive-actions.ts';
import { onNever, printDeclared, printFindings, standAlone } from './lib/actions/report.ts';
import { runCommand } from '@chuli/command';
import { adjustedMoves } from './lib/reconcile/adjusted-moves.ts';
import { type Beyond, movesBeyond, printBeyond } from './lib/reconcile/moves-beyond.ts';

const EXAMPLES = 5;

const lines = ({ symbol, ex_on, kind, factor, confidence, evidence }: Finding): string[] => [
  `${symbol} ${ex_on} ${kind} ${factor} ${confidence}`,
  ...evidence.map(({ by, words }) => `    ${by}: ${words}`),
];

const byPlace = (
  one: { symbol: string; traded_on: string },
  other: { symbol: string; traded_on: string },
): number => (`${one.symbol} ${one.traded_on}` < `${other.symbol} ${other.traded_on}` ? -1 : 1);

/** Moves of shares that remain, as `npm run reconcile` counts them. */
const beyondOf = ({ findings, bars, instruments }: ArchiveActions): Beyond[] => {
  const isShare = ({ symbol }: Pick<Finding, 'symbol'>): boolean => instruments.get(symbol) === 'Equity';
  const closes = bars.filter(isShare).sort(byPlace);
  const own = findings.filter(isShare);
  const isDoubtful = ({ confidence }: Finding): boolean => confidence === 'doubtful';
  const { remaining } = adjustedMoves(
    closes,
    own.filter((finding) => !isDoubtful(finding)),
  );
  return movesBeyond(closes, remaining, own.filter(isDoubtful));
};

await runCommand({
  name: 'actions',
  summary:
    'Finds the corporate actions of an archive and says of how many declared ones the factor was found, why the others have none, and what else was found on which evidence.',
  options: {
    archive: { type: 'string', help: 'folder of the archive (else CHULI_ARCHIVE)' },
    symbol: {
      type: 'string',
      help: 'print every finding of this symbol with its evidence, and nothing else',
    },
    list: {
      type: 'boolean',
      help: 'list all that stand on a printed close alone, and all moves that remain',
    },
  },
  run: async ({ archive, symbol, list }) => {
    const folder = archive ?? process.env['CHULI_ARCHIVE'];
    if (folder === undefined)
      throw new Error('Say where the archive is: --archive <folder> or CHULI_ARCHIVE.');
    const found = await searchArchive(folder);
    if (symbol !== undefined) {
      const own = found.findings.filter((finding) => finding.symbol === symbol);
      for (const line of own.flatMap(lines)) console.log(line);
      return 0;
    }
    const bonuses = printDeclared('bonus', found);
    const rights = printDeclared('right', found);
    const dividends = printDeclared('dividend', found);
    printFindings(found.findings);
    const shown = list ? Infinity : EXAMPLES;
    const alone = standAlone(found.findings);
    const applied = alone.filter(({ confidence }) => confidence !== 'doubtful');
    console.log(
      `on a printed previous close alone: ${applied.length} applied, ${alone.length - applied.length} doubtful`,
    );
    for (const line of alone.slice(0, shown).flatMap(lines)) console.log(`  ${line}`);
    const beyond = beyondOf(found);
    printBeyond(beyond, shown);
    const never = onNever(found);
    const share = ({ kind, applied: with_, all, doubtful }: typeof bonuses): string =>
      `${kind} ${with_} of ${all} (${doubtful} doubtful)`;
    console.log(
      `actions: ${share(bonuses)}, ${share(rights)}, ${share(dividends)}; ${found.findings.length} findings, ` +
        `${applied.length} on a printed close alone, ${never.length} on debentures and preference shares; ` +
        `moves beyond the limit ${beyond.length}`,
    );
    return never.length === 0 ? 0 : 1;
  },
});
