import type { Phrase } from '@chuli/language';

const MARKET = [
  'The last session of the whole market: NEPSE, what was traded, how many stocks rose and fell, the sectors, and the stocks that moved most.',
  'A rise that many stocks share, on more turnover than average, is broader than one of a few large names. Movers count ordinary shares that were traded.',
  'A change is measured from the previous close, as the exchange restated it on an ex-date. These figures say what happened, not why, and nothing of tomorrow.',
] as const;

export const PARTNER_TEXT = {
  market: MARKET,
  theme: [
    ...MARKET,
    'Choose a partner and an arrangement to see the page as its visitors do; the code below puts it into the partner’s own site. The figures are the same under every name.',
  ],
  stock: [
    'One stock in short: what it closed at, where the orders of the next session must lie, its course and key figures, the brokers that traded it most, and its days one by one.',
    'The chart is adjusted for bonus and right shares; every other figure is as traded. Buyers and sellers are brokers, not clients: each broker number covers thousands of accounts.',
  ],
} as const satisfies Record<string, readonly Phrase[]>;
