export { Board, type Changed, type Watched } from './board.ts';
export { closedBarOf, closedDay, isRestated } from './closed-bar.ts';
export {
  type ClosedBar,
  type ClosedDay,
  type Judged,
  type LevelWatch,
  type Truth,
  beginLevel,
  beginTruth,
  judgeClosedLevel,
  judgeClosedTruth,
} from './closed.ts';
export { type ClosedJudge, type Watch, closedJudge, rehearse } from './closed-judge.ts';
export {
  type Condition,
  type ConditionKind,
  type IndicatorLevel,
  LEVEL_MEASURES,
  type Level,
  type LevelMeasure,
  type LimitCondition,
  isIndicatorLine,
  parseAlertScan,
  ruleText,
  scanTextOf,
} from './condition.ts';
export {
  AXES,
  type Axis,
  type DayFacts,
  type LevelCondition,
  axisOf,
  conditionZone,
  isDaily,
  isOnAxis,
} from './condition-zone.ts';
export { type AlertFigure, figuresOf, levelRule, toldValue } from './figures.ts';
export { floodedBy } from './flood.ts';
export {
  type Firing,
  type Instance,
  type Look,
  NEW_INSTANCE,
  type Reading,
  type Settings,
  type Side,
  type Step,
} from './instance.ts';
export { type Place, comparePlaces } from './place.ts';
export { type Corrections, type ToldFiring, correctionsOf, isLate, judgeBars, replay } from './replay.ts';
export { baseline, step, tellsAtClose } from './step.ts';
export { type Thresholds, openThresholds } from './thresholds.ts';
export {
  ALERT_STATES,
  type AlertState,
  FREQUENCIES,
  type Frequency,
  INSTANCE_STATES,
  type InstanceState,
  PAUSES,
  type Pause,
  TIMINGS,
  type Timing,
} from './words.ts';
export { OPERATORS, type Operator, type Zone, marginOf, readZone, zoneOf } from './zone.ts';
