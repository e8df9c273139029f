import { createHash } from 'node:crypto';
import { type Condition, ruleText } from '@chuli/alerts';
import type { BodyOf, ReplyOf, alertContracts } from '@chuli/contracts';
import { fromRupees, paisa, toRupees } from '@chuli/kernel';
import type { ChosenAlert } from '@chuli/registry/alert';

/** Of a new alert, or of one that is only rehearsed. */
type SentAlert = Omit<BodyOf<typeof alertContracts.addAlert>, 'request_id' | 'is_confirmed'>;
type Sent = SentAlert['condition'];
type Shown = ReplyOf<typeof alertContracts.changeAlert>['condition'];

/** What a person chose, before it is kept under the hash of its rule. */
export type Wanted = Omit<ChosenAlert, 'ruleHash'>;

export const uniqueSymbols = (scope: Wanted['scope']): Wanted['scope'] =>
  'symbols' in scope ? { symbols: [...new Set(scope.symbols)].toSorted() } : scope;

const HUNDREDTHS = 100;

/** As it is kept: whole paisa, hundredths of a percent. */
export const toCondition = (sent: Sent): Condition => {
  if (sent.kind !== 'level') return sent;
  if (sent.measure === 'price' || sent.measure === 'turnover')
    return { ...sent, value: fromRupees(sent.value) };
  return sent.measure === 'change' ? { ...sent, value: Math.round(sent.value * HUNDREDTHS) } : sent;
};

/** What a person sent, with what was left out as it usually is. */
export const chosenBy = (sent: SentAlert): Wanted => ({
  condition: toCondition(sent.condition),
  scope: uniqueSymbols(sent.scope),
  timing: sent.timing,
  frequency: sent.frequency,
  channels: [...new Set(sent.channels)],
  isGathered: sent.is_gathered ?? sent.frequency === 'each-bar-close',
  note: sent.note,
  firesFirst: sent.fire_now,
  expiresOn: sent.expires_on,
});

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
