import { digits, t } from '@chuli/language';
import { type Stat, StatRow, dateText, quantityText, shareText } from '@chuli/ui';
import type { CircuitReply } from './circuit-words.ts';
import { useCircuitHistory } from './use-circuit-history.ts';

const countStats = ({ counts: { up, down }, order_percent }: CircuitReply): Stat[] => [
  {
    label: t('At the upper circuit'),
    figure: quantityText(up.locked + up.at),
    below: t('{count} locked', { count: quantityText(up.locked) }),
  },
  {
    label: t('Near, one order away'),
    figure: quantityText(up.near),
    below: t('limit within {percent} % of the last price', { percent: digits(String(order_percent)) }),
  },
  {
    label: t('Touched, came back'),
    figure: quantityText(up.touched),
    below: t('high at the limit, close below it'),
  },
  {
    label: t('At the lower circuit'),
    figure: quantityText(down.locked + down.at),
    below: t('{near} near, {touched} touched', {
      near: quantityText(down.near),
      touched: quantityText(down.touched),
    }),
  },
];

/** A percentage of fewer would look like knowledge. */
const ENOUGH = 30;

const rateFigure = (again: number, closes: number): string => {
  if (closes === 0) return '–';
  if (closes >= ENOUGH) return `${shareText((again / closes) * 100)} %`;
  return t('{again} of {closes}', { again: quantityText(again), closes: quantityText(closes) });
};

/** The session in four counts, and how often one close at the upper limit was followed by another. */
export const CircuitStats = ({ reply }: { reply: CircuitReply }) => {
  const { data: history } = useCircuitHistory();
  const { again = 0, closes = 0 } = history?.base_rate.up ?? {};
  const told = { again: quantityText(again), closes: quantityText(closes) };
  const since = history?.since ?? null;
  const rate: Stat = {
    label: t('Closed there again next session'),
    figure: rateFigure(again, closes),
    below:
      since === null
        ? t('{again} of {closes} first closes', told)
        : t('{again} of {closes} first closes since {date}', { ...told, date: dateText(since) }),
  };
  return <StatRow label={t('Circuits')} stats={[...countStats(reply), rate]} />;
};
