import { say, t } from './say.ts';

type Operator = '>=' | '<=' | 'crosses';

/** What an alert waits for, with its figures as they are told. */
type AlertRuleFacts = {
  readonly rule: string | null;
  readonly says: string | null;
  readonly operator: Operator | null;
  readonly level: number | null;
};

export type AlertFacts = AlertRuleFacts & {
  readonly about: 'fired' | 'flood' | 'package' | 'silence';
  readonly note: string;
  readonly symbol: string | null;
  readonly value: number | null;
  readonly bar: string;
  readonly is_forming: boolean;
  readonly is_late: boolean;
};

/** How the reader's figures and days are written. */
type Writing = {
  readonly rupees: (amount: number) => string;
  readonly number: (value: number) => string;
  readonly date: (day: string) => string;
};

type Blanks = { level: string; line: string };
type Said = Readonly<Record<Operator, (blanks: Blanks) => string>>;

const PRICE: Said = {
  '>=': ({ level }) => t('Price at or above {level}', { level }),
  '<=': ({ level }) => t('Price at or below {level}', { level }),
  crosses: ({ level }) => t('Price crosses {level}', { level }),
};
const CHANGE: Said = {
  '>=': ({ level }) => t('Change of the day at or above {level}', { level }),
  '<=': ({ level }) => t('Change of the day at or below {level}', { level }),
  crosses: ({ level }) => t('Change of the day crosses {level}', { level }),
};
const VOLUME: Said = {
  '>=': ({ level }) => t('Volume of the day at or above {level}', { level }),
  '<=': ({ level }) => t('Volume of the day at or below {level}', { level }),
  crosses: ({ level }) => t('Volume of the day crosses {level}', { level }),
};
const TURNOVER: Said = {
  '>=': ({ level }) => t('Turnover of the day at or above {level}', { level }),
  '<=': ({ level }) => t('Turnover of the day at or below {level}', { level }),
  crosses: ({ level }) => t('Turnover of the day crosses {level}', { level }),
};
const INDICATOR: Said = {
  '>=': ({ line, level }) => t('{line} at or above {level}', { line, level }),
  '<=': ({ line, level }) => t('{line} at or below {level}', { line, level }),
  crosses: ({ line, level }) => t('{line} crosses {level}', { line, level }),
};

const COMPARED: Readonly<Record<string, Said>> = {
  price: PRICE,
  change: CHANGE,
  volume: VOLUME,
  turnover: TURNOVER,
  indicator: INDICATOR,
};

const PLAIN: Readonly<Record<string, (says: string) => string>> = {
  scan: (says) => says,
  'buy-signal': (says) => t('{list}: buy signal', { list: say(says) }),
  'sell-signal': (says) => t('{list}: sell signal', { list: say(says) }),
  'at-upper': () => t('At the upper limit of the day'),
  'near-upper': () => t('Near the upper limit of the day'),
  'at-lower': () => t('At the lower limit of the day'),
  'near-lower': () => t('Near the lower limit of the day'),
};

/** Rules whose figures are money. */
const MONEY = new Set(['price', 'turnover', 'at-upper', 'near-upper', 'at-lower', 'near-lower']);

const figureText = (rule: string | null, value: number, { rupees, number }: Writing): string => {
  if (rule === 'change') return `${number(value)} %`;
  return MONEY.has(rule ?? '') ? t('Rs {amount}', { amount: rupees(value) }) : number(value);
};

/** What an alert waits for, in the language of now. */
const alertRuleText = ({ rule, says, operator, level }: AlertRuleFacts, writing: Writing): string => {
  const compared = COMPARED[rule ?? ''];
  if (compared === undefined || operator === null || level === null)
    return PLAIN[rule ?? '']?.(says ?? '') ?? '';
  return compared[operator]({ level: figureText(rule, level, writing), line: says ?? '' });
};

const firedBody = (facts: AlertFacts, writing: Writing): string => {
  const rule = alertRuleText(facts, writing);
  const date = writing.date(facts.bar.slice(0, 10));
  if (facts.value === null)
    return facts.is_forming
      ? t('{rule}, on {date}. It may still change until the close.', { rule, date })
      : t('{rule}, at the close of {date}.', { rule, date });
  const value = figureText(facts.rule, facts.value, writing);
  return facts.is_forming
    ? t('{rule}. It came to {value} during the session of {date}.', { rule, value, date })
    : t('{rule}. It was {value} at the close of {date}.', { rule, value, date });
};

const firedTitle = ({ symbol, note, is_late }: AlertFacts): string => {
  const stock = symbol ?? '';
  if (is_late) return t('Late: alert on {symbol}', { symbol: stock });
  return note === ''
    ? t('Alert on {symbol}', { symbol: stock })
    : t('Alert on {symbol}: {note}', { symbol: stock, note });
};

export type AlertText = { readonly title: string; readonly body: string };

/** What a notice of an alert says. */
export const alertText = (facts: AlertFacts, writing: Writing): AlertText => {
  const rule = alertRuleText(facts, writing);
  if (facts.about === 'flood')
    return {
      title: t('Alert paused: it told you too often'),
      body: t('{rule}. It came true 15 times within 3 minutes. You can let it go on among your alerts.', {
        rule,
      }),
    };
  if (facts.about === 'package')
    return {
      title: t('Alert paused: your package has ended'),
      body: t('{rule}. Once you have renewed it, let the alert go on among your alerts.', { rule }),
    };
  if (facts.about === 'silence')
    return {
      title: t('Your alerts are waiting for prices'),
      body: t('No prices are coming in during the session of {date}. Your alerts go on as soon as they do.', {
        date: writing.date(facts.bar),
      }),
    };
  return { title: firedTitle(facts), body: firedBody(facts, writing) };
};
