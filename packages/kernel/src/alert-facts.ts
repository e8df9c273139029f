/** What an alert waits for, as it is told. */
export const ALERT_RULES = [
  'price',
  'change',
  'volume',
  'turnover',
  'indicator',
  'scan',
  'buy-signal',
  'sell-signal',
  'at-upper',
  'near-upper',
  'at-lower',
  'near-lower',
] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/**
 * What a notice of an alert tells. `about`: it came true; it told too often and is paused; the package that opens it has
 * ended; the feed fell silent, which is told of all alerts at once.
 */
export type AlertFacts = {
  about: 'fired' | 'flood' | 'package' | 'silence';
  alert: string | null;
  /** What the person calls it. */
  note: string;
  rule: AlertRule | null;
  /** The scan, the line of the indicator or the list of signals. */
  says: string | null;
  operator: '>=' | '<=' | 'crosses' | null;
  /** Paisa of prices and turnovers, hundredths of a percent of changes. */
  level: number | null;
  symbol: string | null;
  /** In the same unit: what it came to. */
  value: number | null;
  /** The session of the bar; while it forms it may still change. */
  bar: string;
  is_forming: boolean;
  is_late: boolean;
};

const IN_HUNDREDTHS: ReadonlySet<AlertRule> = new Set([
  'price',
  'change',
  'turnover',
  'at-upper',
  'near-upper',
  'at-lower',
  'near-lower',
]);

/** A figure of an alert as it is told: rupees of paisa, percents of hundredths. */
export const alertFigure = (rule: AlertRule | null, figure: number | null): number | null =>
  figure !== null && rule !== null && IN_HUNDREDTHS.has(rule) ? figure / 100 : figure;

/** The same facts with their figures as they are told. */
export const toldAlert = (facts: AlertFacts): AlertFacts => ({
  ...facts,
  level: alertFigure(facts.rule, facts.level),
  value: alertFigure(facts.rule, facts.value),
});
