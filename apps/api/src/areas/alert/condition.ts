import { createHash } from 'node:crypto';
import { type Condition, ruleText } from '@chuli/alerts';
import type { BodyOf, ReplyOf, alertContracts } from '@chuli/contracts';
import { fromRupees, paisa, toRupees } from '@chuli/kernel';
import type { ChosenAlert } from '@chuli/registry/alert';

type Sent = BodyOf<typeof alertContracts.addAlert>['condition'];
type Shown = ReplyOf<typeof alertContracts.changeAlert>['condition'];

/** What a person chose, before it is kept under the hash of its rule. */
export type Wanted = Omit<ChosenAlert, 'ruleHash'>;

const HUNDREDTHS = 100;

/** As it is kept: whole paisa, hundredths of a percent. */
export const toCondition = (sent: Sent): Condition => {
  if (sent.kind !== 'level') return sent;
  if (sent.measure === 'price' || sent.measure === 'turnover')
    return { ...sent, value: fromRupees(sent.value) };
  return sent.measure === 'change' ? { ...sent, value: Math.round(sent.value * HUNDREDTHS) } : sent;
};

/** As it was sent. */
export const toShown = (condition: Condition): Shown => {
  if (condition.kind !== 'level' || condition.measure === 'indicator' || condition.measure === 'volume')
    return condition;
  if (condition.measure === 'change') return { ...condition, value: condition.value / HUNDREDTHS };
  return { ...condition, value: toRupees(paisa(condition.value)) };
};

/** The same for the same rule, however it was written. */
export const hashOfRule = (condition: Condition): string =>
  createHash('sha256').update(ruleText(condition)).digest('hex');
