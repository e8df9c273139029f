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

/** How the cards of the page are arranged: on a phone one below the other, on a desk each in its column. */
export type Board = { readonly order: readonly CardId[]; readonly hidden: readonly CardId[] };

type Stored = { readonly order: readonly string[]; readonly hidden: readonly string[] };

/** Those among the names that are cards, in the usual order. */
export const known = (ids: readonly string[]): CardId[] => CARD_IDS.filter((id) => ids.includes(id));

/** Whatever is stored, every card stands once: names that are gone are passed over, new cards come last. */
export const boardOf = ({ order, hidden }: Stored): Board => {
  const named = [...new Set(order)].flatMap((id) => known([id]));
  return { order: [...named, ...CARD_IDS.filter((id) => !named.includes(id))], hidden: known(hidden) };
};

export const USUAL_BOARD = boardOf({ order: [], hidden: [] });

const partOf = (json: object, key: keyof Stored): readonly string[] =>
  key in json ? readTexts(json[key as keyof typeof json]) : [];

/** The arrangement as this browser knows it: a visitor's own, or a copy of the account's. */
export const keptBoard = localValue('chuli.today', (json) =>
  typeof json === 'object' && json !== null
    ? boardOf({ order: partOf(json, 'order'), hidden: partOf(json, 'hidden') })
    : USUAL_BOARD,
);
