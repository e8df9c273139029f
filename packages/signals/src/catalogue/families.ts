/**
 * What is known of a family by name: to screens before any answer is here, to tiers, and to the family that counts the
 * others. Nothing of the rules is loaded with it.
 */
type FamilyRow = {
  readonly id: string;
  readonly title: string;
  /** Counts towards an agreement; early signals and candlesticks repeat what others say. */
  readonly isVoter: boolean;
  /** Opens with Diamond; the lists of the others with Gold. */
  readonly isPro: boolean;
  /** Bars on which it is judged. */
  readonly bars: readonly ('hourly' | 'daily' | 'weekly')[];
};

const ALL_BARS = ['hourly', 'daily', 'weekly'] as const;

/** Every published family, in the order in which they are offered. */
export const FAMILY_CATALOGUE = [
  { id: 'buy-sell', title: 'Trend signal', isVoter: true, isPro: false, bars: ALL_BARS },
  { id: 'early-buy-sell', title: 'Early trend signal', isVoter: false, isPro: false, bars: ['daily'] },
  { id: 'trailing-stop', title: 'Trailing stop', isVoter: true, isPro: false, bars: ALL_BARS },
  { id: 'mean-reversion', title: 'Mean reversion', isVoter: true, isPro: true, bars: ALL_BARS },
  { id: 'bollinger-reversion', title: 'Bollinger reversion', isVoter: true, isPro: true, bars: ['daily'] },
  { id: 'momentum-breakout', title: 'Momentum breakout', isVoter: true, isPro: true, bars: ['daily'] },
  { id: 'volume-breakout', title: 'Breakout on volume', isVoter: true, isPro: false, bars: ['daily'] },
  {
    id: 'consolidation-breakout',
    title: 'Consolidation breakout',
    isVoter: true,
    isPro: false,
    bars: ['daily'],
  },
  { id: 'inside-bar', title: 'Inside-bar breakout', isVoter: true, isPro: false, bars: ['daily'] },
  { id: 'macd-cross', title: 'MACD cross', isVoter: true, isPro: false, bars: ['daily'] },
  { id: 'macd-divergence', title: 'MACD divergence', isVoter: true, isPro: true, bars: ['hourly', 'daily'] },
  { id: 'rsi-divergence', title: 'RSI divergence', isVoter: true, isPro: true, bars: ['hourly', 'daily'] },
  { id: 'price-action', title: 'Price action', isVoter: true, isPro: true, bars: ALL_BARS },
  { id: 'dow', title: 'Dow trend', isVoter: true, isPro: true, bars: ['daily'] },
  {
    id: 'candlestick',
    title: 'Candlestick patterns',
    isVoter: false,
    isPro: false,
    bars: ['daily', 'weekly'],
  },
  { id: 'agreement', title: 'Signal agreement', isVoter: false, isPro: true, bars: ['daily'] },
] as const satisfies readonly FamilyRow[];

type Row = (typeof FAMILY_CATALOGUE)[number];
export type FamilyId = Row['id'];

const idsOf = (rows: readonly Row[]): readonly FamilyId[] => rows.map(({ id }) => id);

export const FAMILY_IDS = idsOf(FAMILY_CATALOGUE);
export const VOTING_FAMILIES = idsOf(FAMILY_CATALOGUE.filter(({ isVoter }) => isVoter));
export const PRO_FAMILIES = idsOf(FAMILY_CATALOGUE.filter(({ isPro }) => isPro));

export const FAMILY_TITLES = Object.fromEntries(
  FAMILY_CATALOGUE.map(({ id, title }) => [id, title]),
) as Readonly<Record<FamilyId, Row['title']>>;

/** Lists that are judged while the bar of the day forms: what an agreement is made of, agreement, and Dow's alert. */
const FORMING_KINDS = [
  ...VOTING_FAMILIES.map((family) => ({ family, kind: 'signal' })),
  { family: 'dow', kind: 'alert' },
  { family: 'agreement', kind: 'strong' },
  { family: 'agreement', kind: 'weak' },
] as const satisfies readonly { family: FamilyId; kind: string }[];

export type FormingList = {
  /** As boards name their lists. */
  readonly key: string;
  readonly family: FamilyId;
  readonly kind: string;
  readonly side: 'buy' | 'sell';
};

export const FORMING_LISTS: readonly FormingList[] = FORMING_KINDS.flatMap(({ family, kind }) =>
  (['buy', 'sell'] as const).map((side) => ({
    key: [family, kind, 'daily', side].join('.'),
    family,
    kind,
    side,
  })),
);

/** The bars on which any of these families is judged, the shortest first. */
export const barsOf = (families: readonly FamilyId[]): readonly (typeof ALL_BARS)[number][] => {
  const judged = new Set<string>(
    FAMILY_CATALOGUE.filter(({ id }) => families.includes(id)).flatMap(({ bars }): readonly string[] => bars),
  );
  return ALL_BARS.filter((one) => judged.has(one));
};
