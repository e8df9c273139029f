import type { RowOf } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { amountLabel, shareText } from '@chuli/ui';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';

type PlayerRow = RowOf<'/data/player-list/'>;

const NAMED = 10;
/** Below the first a broker passes shares through; from the second on it gathers or releases. */
const CUTS = [0.1, 0.3] as const;
const CRORE = 10_000_000;
/** Of the largest turnover: what is smaller stands at the left edge, where a few trades are a whole side. */
const SMALL = 1_000;

type Ends = { readonly least: number; readonly most: number };

const endsOf = (rows: readonly PlayerRow[]): Ends => {
  const turnovers = rows.map(({ turnover }) => turnover);
  const most = Math.max(10, ...turnovers);
  return { least: Math.min(Math.max(Math.min(...turnovers), most / SMALL), most / 10), most };
};

const placeOf = (turnover: number, { least, most }: Ends): number =>
  Math.max(0, Math.log10(turnover / least) / Math.log10(most / least));

/** The most one-sided of those that are not small, to the next tenth. */
const tallest = (rows: readonly PlayerRow[], { least }: Ends): number =>
  Math.ceil(
    10 *
      Math.max(
        CUTS[1],
        ...rows
          .filter(({ turnover }) => turnover >= least)
          .map(({ net_to_turnover }) => net_to_turnover ?? 0),
      ),
  ) / 10;

const toneOf = ({ styles }: PlayerRow): FieldDot['tone'] => {
  if (styles.includes('gathers')) return 'up';
  return styles.includes('releases') ? 'down' : undefined;
};

const textOf = ({ broker, turnover, net_to_turnover }: PlayerRow): string =>
  t('{broker}: turnover Rs {turnover}, {share} % of it one-sided', {
    broker,
    turnover: amountLabel(turnover),
    share: shareText((net_to_turnover ?? 0) * 100),
  });

/** How much a broker trades, against how much of it stays on one side. */
export const PlayerDots = ({ rows }: { rows: readonly PlayerRow[] }) => {
  const ends = endsOf(rows);
  const top = tallest(rows, ends);
  const dots = rows.flatMap((row, place): FieldDot[] =>
    row.net_to_turnover === null
      ? []
      : [
          {
            id: row.broker,
            x: placeOf(row.turnover, ends),
            y: Math.min(1, row.net_to_turnover / top),
            name: place < NAMED ? digits(row.broker) : undefined,
            text: textOf(row),
            tone: toneOf(row),
          },
        ],
  );
  const turnovers = [0.1, 1, 10, 100, 1_000, 10_000].map((crores) => crores * CRORE);
  return (
    <DotField
      title={t('Turnover and one-sidedness')}
      note={t('across: turnover · up: net ÷ turnover, 0 passes through, 1 is one side only')}
      dots={dots}
      across={[...new Set([0, ...CUTS, top])].map((share) => ({
        at: share / top,
        text: digits(String(share)),
        isStrong: share === CUTS[1],
      }))}
      up={turnovers
        .filter((turnover) => turnover <= ends.most && turnover >= ends.least)
        .map((turnover) => ({ at: placeOf(turnover, ends), text: amountLabel(turnover) }))}
    />
  );
};
