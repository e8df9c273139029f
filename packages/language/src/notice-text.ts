import { type AlertFacts, alertText } from './alert-text.ts';
import { languageNow } from './choice.ts';
import { say, t } from './say.ts';

type Facts = {
  signal: { symbol: string; list: string; timeframe: string; side: 'buy' | 'sell'; day: string };
  target: { symbol: string; side: 'buy' | 'sell'; target: number; reached: number; day: string };
  alert: AlertFacts;
  'package-ends': { tier: string; days: number; ends_at: number };
  payment: { item: string; total: number; receipt: string };
  refund: { item: string; total: number; credit_note: string };
  'sign-in': { device: string; address: string; at: number };
  'wrong-codes': { address: string; at: number };
  channel: { about: 'linked' | 'off'; channel: 'webhook' | 'telegram'; name: string | null };
  close: { day: string; nepse: number; change: number; advanced: number; declined: number };
  announcement: { title_en: string; title_ne: string; body_en: string; body_ne: string };
};

/** A notice with its amounts in rupees. */
export type ToldNotice = { [K in keyof Facts]: { readonly kind: K; readonly facts: Facts[K] } }[keyof Facts];

/** How the reader's figures and days are written. */
export type Writing = {
  readonly rupees: (amount: number) => string;
  /** A count or a percentage. */
  readonly number: (value: number) => string;
  readonly date: (day: string) => string;
  /** A moment in Unix seconds. */
  readonly moment: (at: number) => string;
  /** What a device is called, of what it calls itself. */
  readonly device: (agent: string) => string | null;
};

export type NoticeText = {
  readonly title: string;
  readonly body: string;
  /** The page of the product on which there is more. */
  readonly path: string;
};

const stockPath = (symbol: string): string => `/stock-profile?symbol=${encodeURIComponent(symbol)}`;

const signalText = (
  { symbol, list, timeframe, side, day }: Facts['signal'],
  { date }: Writing,
): NoticeText => {
  const blanks = { list: say(list), timeframe: say(timeframe), date: date(day) };
  return {
    title: t('Signal on {symbol}', { symbol }),
    body:
      side === 'buy'
        ? t('{list}: buy signal on the {timeframe} bar of {date}. Not advice.', blanks)
        : t('{list}: sell signal on the {timeframe} bar of {date}. Not advice.', blanks),
    path: stockPath(symbol),
  };
};

const targetText = (
  { symbol, side, target, reached, day }: Facts['target'],
  { rupees, date }: Writing,
): NoticeText => ({
  title:
    side === 'buy'
      ? t('{symbol} reached your buy target', { symbol })
      : t('{symbol} reached your sell target', { symbol }),
  body: t('Your target is Rs {target}; on {date} it traded at Rs {reached}.', {
    target: rupees(target),
    reached: rupees(reached),
    date: date(day),
  }),
  path: stockPath(symbol),
});

const alertNotice = (facts: AlertFacts, writing: Writing): NoticeText => ({
  ...alertText(facts, writing),
  path: facts.symbol === null ? '/notifications' : stockPath(facts.symbol),
});

const endsText = ({ tier, days, ends_at }: Facts['package-ends'], { moment }: Writing): NoticeText => ({
  title: days === 1 ? t('{tier} ends tomorrow', { tier }) : t('{tier} ends in {days} days', { tier, days }),
  body: t('It stays open until {date}. Renew before then to keep it without a gap.', {
    date: moment(ends_at),
  }),
  path: '/payment',
});

const paymentText = ({ item, total, receipt }: Facts['payment'], { rupees }: Writing): NoticeText => ({
  title: t('Payment received'),
  body: t('Rs {total} for {item}; receipt {receipt}.', { total: rupees(total), item: say(item), receipt }),
  path: '/user-profile',
});

const refundText = ({ item, total, credit_note }: Facts['refund'], { rupees }: Writing): NoticeText => ({
  title: t('Payment refunded'),
  body: t('Rs {total} for {item}; credit note {number}.', {
    total: rupees(total),
    item: say(item),
    number: credit_note,
  }),
  path: '/user-profile',
});

const signInText = (
  { device, address, at }: Facts['sign-in'],
  { moment, device: nameOf }: Writing,
): NoticeText => ({
  title: t('Sign-in from a new device'),
  body: t(
    '{device}, from {address}, {date}. If this was not you, end it in your profile and change the password.',
    { device: nameOf(device) ?? t('Unknown browser'), address, date: moment(at) },
  ),
  path: '/user-profile',
});

const wrongCodesText = ({ address, at }: Facts['wrong-codes'], { moment }: Writing): NoticeText => ({
  title: t('Too many wrong authenticator codes'),
  body: t(
    'Somebody who has your password tried codes, last from {address}, {date}. None is taken for up to a day. If this was not you, set a new password now; it opens the account again at once.',
    { address, date: moment(at) },
  ),
  path: '/reset',
});

const LINKED_TITLES = { webhook: 'Webhook linked', telegram: 'Telegram linked' } as const;

const channelText = ({ about, channel, name }: Facts['channel']): NoticeText => ({
  title: about === 'off' ? t('Webhook switched off') : t(LINKED_TITLES[channel]),
  body:
    about === 'off'
      ? t('{name} did not take our messages. Send a test in your settings to switch it on again.', {
          name: name ?? '',
        })
      : t('{name}: notifications you choose in your settings go there. If this was not you, unlink it.', {
          name: name ?? t('Your chat'),
        }),
  path: '/settings',
});

/** Hundredths become points and percent. */
const closeText = (
  { day, nepse, change, advanced, declined }: Facts['close'],
  { number, rupees, date }: Writing,
): NoticeText => {
  const blanks = { close: rupees(nepse / 100), percent: rupees(Math.abs(change) / 100) };
  return {
    title:
      change > 0
        ? t('NEPSE rose {percent} % to {close}', blanks)
        : change < 0
          ? t('NEPSE fell {percent} % to {close}', blanks)
          : t('NEPSE ended unchanged at {close}', { close: blanks.close }),
    body: t('{date}: {up} stocks rose, {down} fell. The day in sentences, each with its figure.', {
      date: date(day),
      up: number(advanced),
      down: number(declined),
    }),
    path: `/close?as_of=${day}`,
  };
};

const announcementText = (facts: Facts['announcement']): NoticeText => ({
  title: languageNow() === 'ne' ? facts.title_ne : facts.title_en,
  body: languageNow() === 'ne' ? facts.body_ne : facts.body_en,
  path: '/notifications-general',
});

const TEXTS: { readonly [K in keyof Facts]: (facts: Facts[K], writing: Writing) => NoticeText } = {
  signal: signalText,
  target: targetText,
  alert: alertNotice,
  'package-ends': endsText,
  payment: paymentText,
  refund: refundText,
  'sign-in': signInText,
  'wrong-codes': wrongCodesText,
  channel: channelText,
  close: closeText,
  announcement: announcementText,
};

/** What a notice says, in the language of now: the same words in the inbox, in a push and in a letter. */
export const noticeText = <K extends keyof Facts>(
  { kind, facts }: { readonly kind: K; readonly facts: Facts[K] },
  writing: Writing,
): NoticeText => TEXTS[kind](facts, writing);

const symbolsOf = (notices: readonly ToldNotice[]): string[] => [
  ...new Set(
    notices.flatMap(({ facts }) => ('symbol' in facts && facts.symbol !== null ? [facts.symbol] : [])),
  ),
];

/** What is told after the day of its session is marked, alone and among others. */
const alertsTitle = (notices: readonly ToldNotice[]): string => {
  const count = notices.length;
  const late = notices.filter(({ kind, facts }) => kind === 'alert' && facts.is_late).length;
  if (late === 0) return t('{count} of your alerts', { count });
  return late === count
    ? t('Late: {count} of your alerts', { count })
    : t('{count} of your alerts, {late} of them late', { count, late });
};

/** Several notices of one kind in one message; the symbols stand in it where there are any. */
export const gatheredText = (notices: readonly ToldNotice[], writing: Writing): NoticeText => {
  const texts = notices.map((notice) => noticeText(notice, writing));
  const [only] = texts;
  if (only !== undefined && texts.length === 1) return only;
  const symbols = symbolsOf(notices);
  const count = texts.length;
  const isOfAlerts = notices[0]?.kind === 'alert';
  return symbols.length > 0 || isOfAlerts
    ? {
        title: isOfAlerts ? alertsTitle(notices) : t('{count} signals on your stocks', { count }),
        body: symbols.join(', '),
        path: '/notifications',
      }
    : {
        title: t('{count} announcements', { count }),
        body: texts.map(({ title }) => title).join('; '),
        path: '/notifications-general',
      };
};
