import { type TradingDate, tradingDate } from '@chuli/kernel';

export const EFFECT_IDS = [
  'after-bonus-ex',
  'after-dividend-announcement',
  'before-book-close',
  'fiscal-year-turn',
] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

/** What an effect may say: to put a purchase off, to know something, or only what was found in old years. */
export type EffectKind = 'wait' | 'information' | 'documented';

/** On which side of zero its excess must lie to hold: of a wait the share against the market, else after costs. */
export type EffectClaim = 'below' | 'above after costs';

export type Effect = {
  readonly id: EffectId;
  readonly kind: EffectKind;
  readonly title: string;
  /** The rule as it is judged. It is not edited: another text is another effect with a date of its own. */
  readonly text: string;
  readonly frozenOn: TradingDate;
  /** The outcome that is judged: sessions after the entry, or the end that the rule itself has. */
  readonly judged: '20' | 'rule';
  readonly claim: EffectClaim | null;
};

/** Prices up to the day before were seen when the rules were chosen; events from it on were not. */
export const GRADED_FROM = tradingDate('2026-08-22');

const FROZEN_ON = tradingDate('2026-11-18');

/** A purchase is put off for so many sessions after the one in which the reason became known. */
export const WAIT_SESSIONS = 20;

export const EFFECTS: readonly Effect[] = [
  {
    id: 'after-bonus-ex',
    kind: 'wait',
    title: 'Wait after a bonus ex-date',
    text: 'After a share went ex-bonus, from the open of the next session to the open 20 sessions later, it underperforms the average ordinary share.',
    frozenOn: FROZEN_ON,
    judged: '20',
    claim: 'below',
  },
  {
    id: 'after-dividend-announcement',
    kind: 'wait',
    title: 'Wait after a dividend announcement',
    text: 'After a dividend was announced, bonus or cash, from the open of the next session to the open 20 sessions later, the share underperforms the average ordinary share.',
    frozenOn: FROZEN_ON,
    judged: '20',
    claim: 'below',
  },
  {
    id: 'before-book-close',
    kind: 'information',
    title: 'The run-up before book close',
    text: 'From the open of the tenth session before book close to the open of the last, a share goes ahead of the average ordinary share before costs. No rule to buy: what is left after fees and tax is not proven.',
    frozenOn: FROZEN_ON,
    judged: 'rule',
    claim: 'above after costs',
  },
  {
    id: 'fiscal-year-turn',
    kind: 'documented',
    title: 'The turn of the fiscal year',
    text: 'From ten sessions before the last session up to 16 July to ten sessions after it, NEPSE rises more than in 20 sessions on average. Documented in old years and not proven: no verdict before 2031.',
    frozenOn: FROZEN_ON,
    judged: 'rule',
    claim: null,
  },
];
