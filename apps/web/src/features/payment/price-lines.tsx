import { type Phrase, t } from '@chuli/language';
import { rupeesText } from '@chuli/ui';
import type { Price } from './use-quote.ts';

type Line = { label: string; amount: number; tone?: 'less' | 'inside' | 'total' };

const linesOf = (title: string, { list, credit, discount, vat, total }: Price, sum: Phrase): Line[] => [
  { label: title, amount: list },
  ...(credit > 0
    ? [{ label: t('Credit from your current package'), amount: 0 - credit, tone: 'less' as const }]
    : []),
  ...(discount > 0 ? [{ label: t('Promo code'), amount: 0 - discount, tone: 'less' as const }] : []),
  { label: t(sum), amount: total, tone: 'total' },
  { label: t('VAT included'), amount: vat, tone: 'inside' },
];

type PriceLinesProps = { title: string; price: Price; sum?: Phrase };

/** How the sum comes about, line by line: what is taken off, what is to pay, and the VAT that is in it. */
export const PriceLines = ({ title, price, sum = 'To pay' }: PriceLinesProps) => (
  <dl className="price-lines">
    {linesOf(title, price, sum).map(({ label, amount, tone }) => (
      <div key={label} className={tone === undefined ? undefined : `is-${tone}`}>
        <dt>{label}</dt>
        <dd>{t('Rs {amount}', { amount: rupeesText(amount) })}</dd>
      </div>
    ))}
  </dl>
);
