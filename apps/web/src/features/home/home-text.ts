import type { Phrase } from '@chuli/language';

export const HOME_TEXT = {
  today: [
    'The session that trades, or the last one, at a glance: your stocks, how many rose and fell, what was traded against the average, sectors, movers, the rules that fired, and what is dated ahead.',
    'Read breadth and turnover first: a rise that few stocks share, or on little turnover, is weaker than the index says. Then look at what stands out, and open the stock.',
    'What stands out is what is unusual for that stock, not why people traded. The score counts rules, also those without an edge: their track record says which.',
  ],
  landing: [
    'The market of the last session, and what the signals of this site were worth: the best and the worst rules, after costs, against the average stock on the same days.',
    'Judge a rule by its record, not by its name. “Edge” is more than luck explains; “No proven edge” cannot be told from chance. A record is the past of a rule, not a promise.',
    'Movers need an average turnover of Rs 20 lakh, so that a few small trades make no headline. They say what moved, not why.',
  ],
} as const satisfies Record<string, readonly Phrase[]>;
