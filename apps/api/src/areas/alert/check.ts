import { type Condition, isIndicatorLine, parseAlertScan, scanTextOf } from '@chuli/alerts';
import { BUSY_ALERTS_FROM, FEATURES, type Feature, type Holding, mayHaveBusyAlerts } from '@chuli/contracts';
import { AppError, type Instant, kathmanduDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { unknownSymbols } from '@chuli/registry/membership';
import { ScanFault } from '@chuli/scan';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { Wanted } from './condition.ts';
import { featureOfFamily, featuresRead } from './scan-features.ts';

/** What somebody holds. */
export type Held = Pick<Holding, 'tier'> & { readonly open: ReadonlySet<Feature> };

const LISTS = new Map(FORMING_LISTS.map((list) => [list.key, list]));

const notPossible = (what: string): AppError => new AppError('alert.not-possible', { what });

const needs = (feature: Feature): AppError =>
  new AppError('membership.tier-required', { feature, tier: FEATURES[feature] });

/** A scan that is none tells its writer where and why. */
const readScans = (condition: Condition, { open }: Held): void => {
  try {
    if (condition.kind === 'level' && condition.measure === 'indicator' && !isIndicatorLine(condition.of))
      throw new AppError('scan.not-understood', { expected: ['an indicator'] });
    const text = scanTextOf(condition);
    const rule = text === null ? null : parseAlertScan(text).scan.rule;
    const missing = rule === null ? undefined : featuresRead(rule).find((one) => !open.has(one));
    if (missing !== undefined) throw needs(missing);
  } catch (error) {
    if (!(error instanceof ScanFault)) throw error;
    const { place, expected, message } = error;
    throw new AppError(`scan.${error.code}`, { ...place, expected, says: message });
  }
};

const checkSignal = (condition: Condition, { open }: Held): void => {
  if (condition.kind !== 'signal') return;
  const list = LISTS.get(condition.list);
  if (list === undefined) throw new AppError('signal.not-found', { list: condition.list });
  const feature = featureOfFamily(list.family);
  if (!open.has(feature)) throw needs(feature);
};

/** A day's volume and turnover only rise: while it forms they reach a level from under, and cross none. */
const checkCount = ({ condition, timing }: Wanted): void => {
  if (condition.kind !== 'level' || (condition.measure !== 'volume' && condition.measure !== 'turnover'))
    return;
  if (condition.operator === 'crosses' || (condition.operator === '<=' && timing === 'forming'))
    throw notPossible('operator');
};

const checkTimes = ({ condition, timing, frequency }: Wanted): void => {
  // A scan is judged by columns of closed bars.
  if (timing === 'forming' && scanTextOf(condition) !== null) throw notPossible('timing');
  if (timing === 'close' && (frequency === 'once-per-bar' || frequency === 'every-time'))
    throw notPossible('frequency');
};

const checkScope = ({ condition, scope, frequency }: Wanted, held: Held): void => {
  const isOfAll = 'of' in scope && scope.of === 'universe';
  if (isOfAll && condition.kind !== 'scan' && condition.kind !== 'signal') throw notPossible('scope');
  if ((isOfAll || frequency === 'every-time') && !mayHaveBusyAlerts(held))
    throw new AppError('membership.tier-required', { feature: 'alerts', tier: BUSY_ALERTS_FROM });
};

type Needs = { readonly registry: Registry; readonly now: Instant };

/** Refuses what could be kept and would never be judged, or may not be kept by this person. */
export const checkAlert = async ({ registry, now }: Needs, alert: Wanted, held: Held): Promise<void> => {
  readScans(alert.condition, held);
  checkSignal(alert.condition, held);
  checkCount(alert);
  checkTimes(alert);
  checkScope(alert, held);
  if (alert.expiresOn !== null && alert.expiresOn < kathmanduDate(now)) throw notPossible('expires_on');
  if (!('symbols' in alert.scope)) return;
  const unknown = await unknownSymbols(registry, alert.scope.symbols);
  if (unknown.length > 0) throw new AppError('stock.not-found', { symbols: unknown });
};
