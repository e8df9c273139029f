import type { FormingRow, FormingStatus, SignalsState } from '@chuli/contracts/live';
import { type Rupees, paisa, percentageChange, toRupees } from '@chuli/kernel';
import { FAMILY_TITLES, FORMING_LISTS, type FormingList, VOTING_FAMILIES } from '@chuli/signals/catalogue';
import { listTitle } from '../../shared/signal/signal-words.ts';

/** What of the lists a screen shows while bars form. */
export type FormingPreset = 'trend' | 'strong' | 'weak' | 'dow' | 'macd-cross';

/** A stock on a list today, as a row of the table. */
export type ShownForming = {
  readonly key: string;
  readonly symbol: string;
  readonly side: FormingList['side'];
  readonly rule: string;
  readonly status: FormingStatus;
  readonly isLocked: boolean;
  readonly firstAt: string;
  readonly changedAt: string;
  readonly firstPrice: Rupees;
  readonly price: Rupees | null;
  readonly change: number | null;
  readonly flips: number;
};

type Listed = { readonly list: FormingList; readonly row: FormingRow };

const BY_KEY = new Map(FORMING_LISTS.map((list) => [list.key, list]));

const isVote = ({ list }: Listed): boolean =>
  list.kind === 'signal' && VOTING_FAMILIES.some((family) => family === list.family);

/** What stands of a stock; where nothing does, what was withdrawn. */
const standing = (rows: readonly Listed[]): readonly Listed[] => {
  const kept = rows.filter(({ row }) => row[2] !== 'withdrawn');
  return kept.length > 0 ? kept : rows;
};

/** Of each stock on which one rule group speaks and no other, what it says. */
const alone = (rows: readonly Listed[]): Listed[] =>
  [...Map.groupBy(rows.filter(isVote), ({ row }) => row[1]).values()]
    .map(standing)
    .filter((own) => new Set(own.map(({ list }) => list.family)).size === 1)
    .flat();

const ofFamily =
  (family: FormingList['family'], kind?: string) =>
  (rows: readonly Listed[]): readonly Listed[] =>
    rows.filter(({ list }) => list.family === family && (kind === undefined || list.kind === kind));

const PRESETS: Readonly<Record<FormingPreset, (rows: readonly Listed[]) => readonly Listed[]>> = {
  trend: ofFamily('buy-sell'),
  strong: ofFamily('agreement', 'strong'),
  weak: (rows) => [...ofFamily('agreement', 'weak')(rows), ...alone(rows)],
  dow: ofFamily('dow'),
  'macd-cross': ofFamily('macd-cross'),
};

const listedIn = ({ lists, rows }: SignalsState): Listed[] =>
  rows.flatMap((row) => {
    const list = BY_KEY.get(lists[row[0]] ?? '');
    return list === undefined ? [] : [{ list, row }];
  });

const timeOf = (ms: number): string => new Date(ms).toISOString();

const shownRow = ({ list, row }: Listed): ShownForming => {
  const [, symbol, status, firstAt, changedAt, firstPrice, price, flips, isLocked] = row;
  return {
    key: `${list.key} ${symbol}`,
    symbol,
    side: list.side,
    rule: listTitle({ ...list, title: FAMILY_TITLES[list.family], means: '' }),
    status,
    isLocked: isLocked === 1,
    firstAt: timeOf(firstAt),
    changedAt: timeOf(changedAt),
    firstPrice: toRupees(paisa(firstPrice)),
    price: price === null ? null : toRupees(paisa(price)),
    change: price === null ? null : percentageChange(price, firstPrice),
    flips,
  };
};

/** Ones that appear later stand below: what a reader looks at keeps its place. */
const byFirst = (one: ShownForming, other: ShownForming): number =>
  one.firstAt < other.firstAt || (one.firstAt === other.firstAt && one.key < other.key) ? -1 : 1;

export type FormingGroupsOf = {
  /** The day that forms or formed last. */
  readonly day: string;
  readonly judgedAt: number;
  /** Whether the final pass has spoken. */
  readonly isFinal: boolean;
  readonly rows: readonly ShownForming[];
};

/** A row that was taken back a moment ago stays where the eye is, and may come back there. */
const STAYS_MS = 5 * 60_000;

/** Withdrawn rows of earlier in the day, and all of them after the close, make a board long and say little. */
export const foldWithdrawn = ({
  rows,
  judgedAt,
  isFinal,
}: FormingGroupsOf): Readonly<Record<'shown' | 'folded', readonly ShownForming[]>> => {
  const isFolded = ({ status, changedAt }: ShownForming): boolean =>
    status === 'withdrawn' && (isFinal || Date.parse(changedAt) <= judgedAt - STAYS_MS);
  const { shown = [], folded = [] } = Object.groupBy(rows, (row) => (isFolded(row) ? 'folded' : 'shown'));
  return { shown, folded };
};

const isFinalStatus = (row: FormingRow): boolean => row[2] === 'stood' || row[2] === 'fell';

type Asked = { readonly preset: FormingPreset; readonly side: string; readonly closedOn: string };

/** What a screen shows of forming bars; null where nobody judges a day that is as new as the last close. */
export const formingOf = (
  states: readonly (SignalsState | null)[],
  { preset, side, closedOn }: Asked,
): FormingGroupsOf | null => {
  const told = states.flatMap((state) => (state === null ? [] : [state]));
  const [first] = told;
  if (first === undefined || first.day === null || first.judged_at === null || first.day < closedOn)
    return null;
  const rows = PRESETS[preset](told.flatMap(listedIn))
    .map(shownRow)
    .filter((row) => side === 'any' || row.side === side)
    .sort(byFirst);
  return {
    day: first.day,
    judgedAt: Math.max(...told.map(({ judged_at }) => judged_at ?? 0)),
    isFinal: told.some((state) => state.rows.some(isFinalStatus)),
    rows,
  };
};
