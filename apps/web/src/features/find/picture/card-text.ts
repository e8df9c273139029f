import { t } from '@chuli/language';
import { directionOf, listedDateText, quantityText, rupeesText, signedPercentText } from '@chuli/ui';
import { followedText } from '../followed-text.ts';
import { CARD_ROWS, type CardText } from './card-layout.ts';
import type { ScanCard } from './scan-card.ts';

const UNKNOWN = '–';

const rowText = ({ symbol, close, change }: ScanCard['rows'][number]): CardText['rows'][number] => ({
  symbol,
  close: close === null ? UNKNOWN : rupeesText(close),
  change: change === null ? UNKNOWN : `${signedPercentText(change)} %`,
  tone: change === null ? 'flat' : directionOf(change),
});

/** The address as a person would read it aloud: what a browser hides behind signs is written out. */
export const readableAddress = (href: string): string => {
  const { host, pathname, searchParams } = new URL(href);
  const asked = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  return asked === '' ? `${host}${pathname}` : `${host}${pathname}?${asked}`;
};

/** What the picture of a scan says, under the name that its reader gave it. */
export const cardText = (card: ScanCard, title: string, brand: string, href: string): CardText => {
  const left = card.matches - Math.min(card.rows.length, CARD_ROWS);
  return {
    brand,
    title,
    rule: card.rule,
    date: listedDateText(card.as_of),
    count: quantityText(card.matches),
    ofJudged: t('match, of {count} judged', { count: quantityText(card.judged) }),
    followed: followedText(card.followed) ?? '',
    heads: [t('Symbol'), t('Close'), t('Change')],
    rows: card.rows.slice(0, CARD_ROWS).map(rowText),
    more: card.rows.length === 0 || left <= 0 ? '' : t('and {count} more', { count: quantityText(left) }),
    address: readableAddress(href),
    honest: t('A reading, not advice'),
  };
};
