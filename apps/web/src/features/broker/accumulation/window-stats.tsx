import { t } from '@chuli/language';
import {
  IntervalGlyph,
  type Stat,
  StatRow,
  quantityText,
  shareText,
  signedPercentText,
  signedRupeesText,
} from '@chuli/ui';
import { verdictWord } from '../../../shared/signal/signal-words.ts';
import {
  type LabelSide,
  type WindowReply,
  type WindowRow,
  judgedText,
  percentileText,
} from './window-words.ts';

type Followed = WindowReply['followed'][number];

const AFTER = {
  accumulation: 'After accumulation, {count} sessions',
  distribution: 'After distribution, {count} sessions',
} as const;

const followedStat = (followed: Followed, side: LabelSide): Stat => {
  const { sessions, number, mean, interval_low: low, interval_high: high } = followed;
  return {
    label: t(AFTER[side], { count: quantityText(sessions) }),
    figure:
      mean === null ? (
        '–'
      ) : (
        <>
          {`${signedPercentText(mean)} % `}
          {low !== null && high !== null && <IntervalGlyph mean={mean} low={low} high={high} />}
        </>
      ),
    below: `${t('{count} labels', { count: quantityText(number) })} · ${t(verdictWord(followed))}`,
  };
};

const baseRateStat = ({ base_rate }: WindowReply): Stat => ({
  label: t('Base rate of the label'),
  figure: base_rate.percent === null ? '–' : `${shareText(base_rate.percent)} %`,
  below: t('{labelled} of {windows} judged', {
    labelled: quantityText(base_rate.labelled),
    windows: quantityText(base_rate.windows),
  }),
});

/** How many stocks could be judged, how often the label comes, and what the price did after it against the market. */
export const WindowStats = ({ reply, side }: { reply: WindowReply; side: LabelSide }) => {
  const { counts, followed } = reply;
  const stats: Stat[] = [
    {
      label: t('Stocks judged'),
      figure: quantityText(counts.judged),
      below: t('of {count} stocks', { count: quantityText(counts.stocks) }),
    },
    {
      label: t('With the label'),
      figure: quantityText(counts.labelled),
      below: t('{count} quiet', { count: quantityText(counts.quiet) }),
    },
    baseRateStat(reply),
    ...followed.map((one) => followedStat(one, side)),
  ];
  return <StatRow label={t('Label')} stats={stats} />;
};

/** The last window of a stock, and what its label is worth. */
export const StockStats = ({ reply, row }: { reply: WindowReply; row: WindowRow }) => {
  const last = reply.followed.at(-1);
  const stats: Stat[] = [
    {
      label: t('Score %'),
      figure: `${signedPercentText(row.score)} %`,
      below: judgedText(row, reply.days),
    },
    {
      label: t('Pctl'),
      figure: percentileText(row.percentile),
      below: t('of {count} windows', { count: quantityText(row.windows) }),
    },
    {
      label: t('z'),
      figure: row.z === null ? '–' : signedRupeesText(row.z),
      below: t('{count} orders', { count: quantityText(row.orders) }),
    },
    baseRateStat(reply),
    ...(last === undefined ? [] : [followedStat(last, 'accumulation')]),
  ];
  return <StatRow label={t('Label')} stats={stats} />;
};

/** What a label is not. */
export const LabelCaveat = ({ reply }: { reply: WindowReply }) => {
  const isProven = reply.followed.some(({ verdict }) => verdict === 'edge');
  return (
    <div className="caveat">
      <b>{t('A label is a reading, not advice.')}</b>
      <span>
        {isProven
          ? t('It says that five brokers were further apart than this stock’s own past and than chance.')
          : t(
              'It says that five brokers were further apart than this stock’s own past and than chance. It has not been shown to pay.',
            )}
      </span>
    </div>
  );
};
