import type { WebhookEvent } from '@chuli/contracts';
import type { AlertRule } from '@chuli/kernel';
import type { ToldNotice } from '@chuli/language';
import type { ClaimedNotice } from '@chuli/registry/notice';
import { inRupees, writeMessage } from './write-message.ts';

type Value = WebhookEvent['values'][number];
type Unit = Value['unit'];

/** Of an announcement; all else is far shorter. */
const MOST_LETTERS = 1_500;

const UNITS: Partial<Record<AlertRule, Unit>> = {
  price: 'rupees',
  turnover: 'rupees',
  'at-upper': 'rupees',
  'near-upper': 'rupees',
  'at-lower': 'rupees',
  'near-lower': 'rupees',
  change: 'percent',
  volume: 'shares',
};

const valuesOf = ({ kind, facts }: ToldNotice): Value[] => {
  const known = (name: string, value: number | null, unit: Unit): Value[] =>
    value === null ? [] : [{ name, value, unit }];
  if (kind === 'alert') {
    const unit = UNITS[facts.rule as AlertRule] ?? 'points';
    return [...known('value', facts.value, unit), ...known('level', facts.level, unit)];
  }
  if (kind === 'target')
    return [...known('reached', facts.reached, 'rupees'), ...known('target', facts.target, 'rupees')];
  return kind === 'payment' || kind === 'refund' ? known('total', facts.total, 'rupees') : [];
};

const barOf = ({ kind, facts }: ToldNotice): string | null => {
  if (kind === 'alert') return facts.bar;
  return kind === 'signal' || kind === 'target' ? facts.day : null;
};

/** One notice as a machine reads it: what happened as figures, and the same in words of English and of the person. */
export const webhookEvent = (notice: ClaimedNotice, origin: string): WebhookEvent => {
  const told = inRupees(notice);
  const said = (language: 'en' | 'ne') => {
    const { title, body } = writeMessage([notice], language);
    return { title, body: body.slice(0, MOST_LETTERS) };
  };
  return {
    version: 1,
    id: notice.id,
    kind: notice.kind,
    at: Math.floor(notice.createdAt.getTime() / 1_000),
    symbol: 'symbol' in told.facts ? told.facts.symbol : null,
    says: { en: said('en'), own: { language: notice.language, ...said(notice.language) } },
    values: valuesOf(told),
    bar: barOf(told),
    link: new URL(writeMessage([notice], 'en').path, origin).href,
  };
};
