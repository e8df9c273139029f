import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { amountLabel, quantityText, rupeesText, shareText } from '@chuli/ui';
import { DotStrip } from './dot-strip.tsx';

type FairReply = RepliedBy<'/sector/{id}/trading-below-fair/'>;
type LowCapReply = RepliedBy<'/sector/low-cap/'>;

type Shown<R extends { readonly rows: readonly object[] }> = { rows: Readonly<R['rows']>; reply: R };

/** The close as a part of the value: at 1 a stock costs what the method says. */
export const FairStrip = ({ rows, reply }: Shown<FairReply>) => {
  if (rows.length === 0) return null;
  const least = Math.min(0.5, ...rows.map(({ close, fair }) => Math.floor((close / fair) * 10) / 10));
  const most = Math.max(1, ...rows.map(({ close, fair }) => close / fair));
  const xOf = (part: number): number => (part - least) / (most * 1.04 - least);
  const ticks = Array.from({ length: 11 }, (_, tenth) => tenth / 10).filter((tick) => tick >= least);
  return (
    <DotStrip
      title={t('Close ÷ fair value')}
      note={t('{count} of {judged} stocks cost less than the method says', {
        count: quantityText(rows.filter(({ discount }) => discount > 0).length),
        judged: quantityText(reply.judged),
      })}
      dots={rows.map(({ symbol, close, fair, discount }) => ({
        id: symbol,
        x: xOf(close / fair),
        text: t('{symbol}: Rs {close} against Rs {fair}, {percent} % below', {
          symbol,
          close: rupeesText(close),
          fair: rupeesText(fair),
          percent: shareText(discount),
        }),
      }))}
      lines={ticks.map((tick) => ({ at: xOf(tick), text: digits(String(tick)), isStrong: tick === 1 }))}
    />
  );
};

const [LAKH, CRORE] = [1e5, 1e7];
const TICKS = [1e7, 2.5e7, 5e7, 1e8, 2.5e8, 5e8, 1e9, 2e9, 5e9];

/** Paid-up capital on an axis of multiples, and the line under which the list is. */
export const PaidUpStrip = ({ rows, reply }: Shown<LowCapReply>) => {
  if (rows.length === 0) return null;
  const least = Math.max(LAKH, Math.min(...rows.map((row) => row.paid_up_capital))) / 1.3;
  const xOf = (rupees: number): number =>
    Math.max(0, Math.log(rupees / least) / Math.log((reply.max_paid_up * 1.1) / least));
  const ticks = TICKS.filter((tick) => tick > least && tick < reply.max_paid_up);
  return (
    <DotStrip
      title={t('Paid-up capital')}
      note={t('{count} of {judged} companies are below Rs {line}', {
        count: quantityText(rows.length),
        judged: quantityText(reply.judged),
        line: amountLabel(reply.max_paid_up),
      })}
      dots={rows.map(({ symbol, paid_up_capital: paid }) => ({
        id: symbol,
        x: xOf(paid),
        text: t('{symbol}: Rs {amount}', { symbol, amount: amountLabel(paid) }),
      }))}
      lines={[...ticks, reply.max_paid_up].map((tick) => ({
        at: xOf(tick),
        text: t('{number} crore', { number: quantityText(tick / CRORE) }),
        isStrong: tick === reply.max_paid_up,
      }))}
    />
  );
};
