import { localValue, readTexts } from '../../screen-kit/local-value.ts';

export const CARD_IDS = [
  'mine',
  'breadth',
  'totals',
  'signals',
  'movers',
  'news',
  'brokers',
  'events',
  'sectors',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** Beside NEPSE, the indices that move it most; the last leaves first on a narrow window. */
const USUAL_INDICES = ['SENSIND', 'BANKSUBIND', 'HYDPOWIND', 'MICRFININD', 'LIFINSIND', 'MANPROCIND'];
export const MOST_INDICES = USUAL_INDICES.length;

/**
 * How the page is arranged: its cards, on a phone one below the other, on a desk each in its column; and the indices
 * over them.
 */
export type Board = {
  readonly order: readonly CardId[];
  readonly hidden: readonly CardId[];
  readonly indices: readonly string[];
};

type Stored = Readonly<Record<keyof Board, readonly string[]>>;

/** Those among the names that are cards, in the usual order. */
export const known = (ids: readonly string[]): CardId[] => CARD_IDS.filter((id) => ids.includes(id));

/** Whatever is stored, every card stands once: names that are gone are passed over, new cards come last. */
export const boardOf = ({ order, hidden, indices }: Stored): Board => {
  const named = [...new Set(order)].flatMap((id) => known([id]));
  return {
    order: [...named, ...CARD_IDS.filter((id) => !named.includes(id))],
    hidden: known(hidden),
    indices: indices.length === 0 ? USUAL_INDICES : [...new Set(indices)].slice(0, MOST_INDICES),
  };
};

export const USUAL_BOARD = boardOf({ order: [], hidden: [], indices: [] });

const partOf = (json: object, key: keyof Stored): readonly string[] =>
  key in json ? readTexts(json[key as keyof typeof json]) : [];

/** The arrangement as this browser knows it: a visitor's own, or a copy of the account's. */
export const keptBoard = localValue('chuli.today', (json) =>
  typeof json === 'object' && json !== null
    ? boardOf({
        order: partOf(json, 'order'),
        hidden: partOf(json, 'hidden'),
        indices: partOf(json, 'indices'),
      })
    : USUAL_BOARD,
);
