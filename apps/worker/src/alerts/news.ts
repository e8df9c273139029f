import {
  type AlertFigure,
  type Condition,
  type Firing,
  type Instance,
  type Pause,
  figuresOf,
  isLate,
  levelRule,
  toldValue,
} from '@chuli/alerts';
import { type AlertFacts, type Instant, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import type { JudgedChange, ToldFiring } from '@chuli/registry/alert';
import { FAMILY_TITLES, FORMING_LISTS } from '@chuli/signals/catalogue';
import type { HeldAlert } from './book.ts';

const LISTS = new Map(FORMING_LISTS.map((list) => [list.key, list]));

type RuleFacts = Pick<AlertFacts, 'rule' | 'says' | 'operator' | 'level'>;

const signalFacts = (key: string): RuleFacts => {
  const list = LISTS.get(key);
  return {
    rule: list?.side === 'sell' ? 'sell-signal' : 'buy-signal',
    says: list === undefined ? key : FAMILY_TITLES[list.family],
    operator: null,
    level: null,
  };
};

/** What an alert waits for, as its notices tell it. */
const ruleFacts = (condition: Condition): RuleFacts => {
  if (condition.kind === 'scan') return { rule: 'scan', says: condition.text, operator: null, level: null };
  if (condition.kind === 'signal') return signalFacts(condition.list);
  if (condition.kind === 'limit')
    return { rule: levelRule(condition), says: null, operator: null, level: null };
  const says = condition.measure === 'indicator' ? condition.of : null;
  return { rule: condition.measure, says, operator: condition.operator, level: condition.value };
};

/** A change of how an alert stands with a stock, as it was judged. */
export type Judgement = {
  readonly held: HeldAlert;
  readonly symbol: StockSymbol;
  readonly instance: Instance;
  readonly firing: Firing | null;
  /** What the change of the day is measured from. */
  readonly base: Paisa | null;
  /** Where a scan says what it compared. */
  readonly figures?: readonly AlertFigure[] | undefined;
  readonly isCorrected?: boolean;
  readonly pause?: Pause | null;
};

const factsOf = (
  { held: { alert }, symbol, firing, base }: Judgement,
  about: AlertFacts['about'],
  late: boolean,
): AlertFacts => {
  const rule = ruleFacts(alert.condition);
  return {
    about,
    alert: alert.id,
    note: alert.note,
    ...rule,
    symbol,
    value: toldValue(rule.rule, firing?.value ?? null, base),
    bar: firing?.bar ?? '',
    is_forming: firing?.isForming ?? false,
    is_late: late,
  };
};

const toldOf = (judgement: Judgement, firing: Firing, now: Instant): ToldFiring => {
  const { alert } = judgement.held;
  const late = isLate(tradingDate(firing.bar.slice(0, 10)), now);
  const facts = factsOf(judgement, 'fired', late);
  return {
    ...firing,
    isLate: late,
    facts,
    figures: judgement.figures ?? figuresOf(facts.rule, facts.value),
    // What is no longer news waits for the message after the close.
    ways: { channels: alert.channels, gathers: alert.isGathered || late },
  };
};

/** What is kept and told of a judgement. */
export const toChange = (judgement: Judgement, now: Instant): JudgedChange => {
  const { held, symbol, instance, firing, pause = null, isCorrected = false } = judgement;
  return {
    alertId: held.alert.id,
    revision: held.alert.revision,
    symbol,
    instance,
    isCorrected,
    firing: firing === null || pause === 'package' ? null : toldOf(judgement, firing, now),
    pause:
      pause === null || pause === 'person'
        ? null
        : { because: pause, facts: factsOf(judgement, pause, false) },
  };
};
