import { digits, t } from '@chuli/language';
import type { RepliedBy } from '@chuli/contracts';
import { StatRow, Value, amountLabel, dateText, quantityText } from '@chuli/ui';
import { Change } from '../../../shared/market/figures.tsx';
import { timesText } from '../../../shared/market/times-text.ts';

export type SectorReply = RepliedBy<'/sector/{id}/'>;

const indexStat = ({ index }: SectorReply) => ({
  label: t('Index'),
  figure: (
    <Value format="rupees" value={index?.close} unknown={t('The index has no value of this session')} />
  ),
  ...(index !== null && {
    below: (
      <>
        <Change percent={index.percentage_change} /> ·{' '}
        {t('history from {date}', { date: dateText(index.open_from) })}
      </>
    ),
  }),
});

const turnoverText = ({ amount_share: share, amount_ratio_20: ratio }: SectorReply): string =>
  [
    share === null ? null : t('{percent} % of all', { percent: digits(share.toFixed(1)) }),
    ratio === null ? null : t('{times} avg', { times: timesText(ratio) }),
  ]
    .filter((text) => text !== null)
    .join(' · ');

const ratioText = ({ ratios }: SectorReply): string =>
  t('P/E {pe} · P/B {pb}', {
    pe: ratios.price_earnings === null ? '–' : digits(ratios.price_earnings.toFixed(1)),
    pb: ratios.price_book === null ? '–' : digits(ratios.price_book.toFixed(2)),
  });

/** The sector in a line: its index, its breadth, its money and what it is worth as one company. */
export const SectorStats = ({ sector }: { sector: SectorReply }) => (
  <StatRow
    label={t('The session')}
    stats={[
      indexStat(sector),
      {
        label: t('Up / flat / down'),
        figure: digits(`${sector.advanced} / ${sector.unchanged} / ${sector.declined}`),
        below: t('{traded} of {stocks} traded', {
          traded: quantityText(sector.traded),
          stocks: quantityText(sector.stocks),
        }),
      },
      {
        label: t('Turnover'),
        figure: <Value format="amount" value={sector.amount} />,
        below: turnoverText(sector),
      },
      {
        label: t('Market value'),
        figure: (
          <Value
            format="amount"
            value={sector.market_cap}
            unknown={t('Share counts of earlier days are unknown')}
          />
        ),
        below: ratioText(sector),
      },
      {
        label: t('Above 50 / 200-day average'),
        figure: digits(`${sector.above_50} / ${sector.above_200}`),
        below: t('of {short} and {long} stocks', {
          short: quantityText(sector.of_50),
          long: quantityText(sector.of_200),
        }),
      },
      {
        label: t('52-week highs / lows'),
        figure: digits(`${sector.new_high_52} / ${sector.new_low_52}`),
        below: t('by the close; free float {amount}', {
          amount: sector.float_cap === null ? t('unknown') : amountLabel(sector.float_cap),
        }),
      },
    ]}
  />
);
