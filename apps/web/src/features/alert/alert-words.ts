import type { RowOf, SentReplyOf } from '@chuli/contracts';
import { type Phrase, digits, languageNow, t } from '@chuli/language';
import { parseScan } from '@chuli/scan';
import { scanWords } from '@chuli/scan/words';
import { FAMILY_TITLES, FORMING_LISTS } from '@chuli/signals/catalogue';
import { quantityText, rupeesText, signedPercentText } from '@chuli/ui';
import { CHANNEL_NAMES } from '../../shared/notice/channel-names.ts';
import { SIDE_WORDS, listTitle } from '../../shared/signal/signal-words.ts';

export type AlertRow = RowOf<'/alert/'>;
type Condition = AlertRow['condition'];
type Level = Extract<Condition, { kind: 'level' }>;

const MEASURES = {
  price: 'Price',
  change: 'Change',
  volume: 'Volume',
  turnover: 'Turnover',
} as const satisfies Record<Exclude<Level['measure'], 'indicator'>, Phrase>;

const OPERATORS = { '>=': 'at or above', '<=': 'at or below', crosses: 'crosses' } as const satisfies Record<
  Level['operator'],
  Phrase
>;

const levelText = ({ measure, value }: Level): string => {
  if (measure === 'price' || measure === 'turnover') return rupeesText(value);
  if (measure === 'change') return signedPercentText(value);
  return measure === 'volume' ? quantityText(value) : String(value);
};

const LIMITS = {
  'at upper': 'at the upper limit of the day',
  'at lower': 'at the lower limit of the day',
  'near upper': 'near the upper limit of the day',
  'near lower': 'near the lower limit of the day',
} as const satisfies Record<string, Phrase>;

const LISTS = new Map(FORMING_LISTS.map((list) => [list.key, list]));

/** A list of signals by its name: “MACD cross: Buy”. */
export const signalText = (key: string): string => {
  const list = LISTS.get(key);
  if (list === undefined) return key;
  const { family, kind, side } = list;
  return `${listTitle({ family, kind, title: FAMILY_TITLES[family], means: kind })}: ${t(SIDE_WORDS[side])}`;
};

type Value = SentReplyOf<'POST /alert/rehearse/'>['firings'][number]['values'][number];

/** Something an alert compared, in its unit. */
export const valueText = ({ value, unit }: Value): string => {
  if (value === null) return '–';
  if (unit === 'rupees') return rupeesText(value);
  if (unit === 'percent') return `${signedPercentText(value)} %`;
  return unit === 'shares' ? quantityText(value) : digits(String(Math.round(value * 100) / 100));
};

/** What an alert waits for. */
export const conditionText = (condition: Condition): string => {
  if (condition.kind === 'scan') return scanWords(parseScan(condition.text).scan.rule, languageNow());
  if (condition.kind === 'signal') return signalText(condition.list);
  if (condition.kind === 'limit') return t(LIMITS[`${condition.reach} ${condition.side}`]);
  const name = condition.measure === 'indicator' ? condition.of : t(MEASURES[condition.measure]);
  return `${name} ${t(OPERATORS[condition.operator])} ${levelText(condition)}`;
};

export const scopeText = (scope: AlertRow['scope']): string => {
  if ('symbols' in scope) return scope.symbols.join(', ');
  return scope.of === 'my stocks' ? t('My stocks') : t('All stocks');
};

const STATES = {
  active: 'Waiting',
  paused: 'Paused',
  broken: 'No prices',
  expired: 'Ended',
} as const satisfies Record<AlertRow['state'], Phrase>;

/** By what it tells beside the inbox. */
export const channelsText = ({ channels }: AlertRow): string =>
  channels.length === 0 ? t('Inbox') : channels.map((channel) => t(CHANNEL_NAMES[channel])).join(', ');

export const stateText = ({ state }: AlertRow): string => t(STATES[state]);
